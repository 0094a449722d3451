# Ce que l’arbitre dit d'un pli de Skull King.

verdict-wins = { $winner } remporte le pli avec { $card } : { $reason }.
verdict-nobody = Personne ne remporte le pli : { $reason }.
verdict-leads = C’est à { $leads } d’entamer le pli suivant.
verdict-bonus = Si son pari est juste, { $winner } a { $points } de bonus :
verdict-no-bonus = Le pli ne contient aucun bonus.
verdict-alliance = Butin : alliance de { $player } et { $winner }, { $each } chacun si les deux paris sont justes.

verdict-reason-mermaid-takes-skull-king = une Sirène capture le Skull King, quelles que soient les autres cartes
verdict-reason-skull-king = le Skull King bat tout sauf une Sirène
verdict-reason-first-pirate = le premier Pirate bat les numéros, les Sirènes et les Pirates suivants
verdict-reason-first-mermaid = la première Sirène bat tous les numéros
verdict-reason-highest-black = la plus haute carte noire, l’atout
verdict-reason-highest-of-suit = la plus haute carte de la couleur demandée
verdict-reason-first-escape = sans rien d’autre dans le pli, la première carte l’emporte
verdict-reason-whale-highest-number = la Baleine blanche ne laisse que les numéros, le plus haut l’emporte, quelle que soit sa couleur
verdict-reason-whale-no-number = la Baleine blanche ne laisse que les numéros, et il n’y en a pas
verdict-reason-kraken = le Kraken le détruit
