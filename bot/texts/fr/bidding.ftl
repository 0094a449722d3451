# Jeux à paris secrets et plis déclarés, quels qu’ils soient
bidding-title = { $game } · Manche { $round } sur { $rounds } · { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}

# Le tableau
bidding-board-bids = Manche { $round }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} : à vos paris. { $waiting }
bidding-board-tricks = Manche { $round } : jouez, puis déclarez vos plis. { $waiting }
bidding-columns = Pari, plis remportés :
bidding-declared = { $taken } { $taken ->
    [one] pli déclaré
   *[other] plis déclarés
} sur { $cards }.
bidding-sum-over = { $total ->
    [one] { $total } pli parié
   *[other] { $total } plis pariés
} pour { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}. Quelqu’un va rater.
bidding-sum-under = { $total ->
    [one] { $total } pli parié
   *[other] { $total } plis pariés
} pour { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}. { $gap ->
    [one] Un pli dont personne ne veut
   *[other] { $gap } plis dont personne ne veut
}.
bidding-sum-even = { $total ->
    [one] { $total } pli parié
   *[other] { $total } plis pariés
} pour { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}. Tout le monde peut réussir.
bidding-deals = C’est à { $dealer } de distribuer, { $opener } commence.
bidding-opens = { $opener } commence le premier pli.

# Boutons
bidding-my-bet = Mon pari
bidding-declare = Déclarer
bidding-as-bet = Comme parié ({ $bid })
bidding-need = Que me faut-il ?
bidding-walk-sits-out = Passe la manche

# Le panneau d’une place
bidding-bet-ask-you = Manche { $round }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}. Combien de plis vas-tu remporter ?
bidding-bet-ask-other = Manche { $round }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}. Quel est le pari pour { $player } ?
bidding-bet-given-you = Ton pari : { $bid } (manche { $round }). Tu peux le changer jusqu’à la révélation.
bidding-bet-given-other = Pari pour { $player } : { $bid } (manche { $round }). Il peut changer jusqu’à la révélation.
bidding-stands-out = Cette place passe la manche { $round } : rien à saisir.
bidding-tricks-ask-you = Manche { $round } : tu as parié { $bid }. Combien de plis as-tu remportés ?
bidding-tricks-ask-other = Manche { $round }, pari pour { $player } : { $bid }. Combien de plis remportés ?
bidding-declared-you = Tu as déclaré : { $what } (manche { $round }). Tu peux le changer jusqu’au décompte.
bidding-declared-other = Déclaré pour { $player } : { $what } (manche { $round }). Cela peut changer jusqu’au décompte.
bidding-tricks = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}

# L’hôte saisit pour tous
bidding-walk-bids = { $player } : quel pari ? ({ $place } sur { $places })
bidding-walk-tricks = { $player } : combien de plis ? ({ $place } sur { $places })
bidding-walk-all-bids = { $given }
    Total des paris : { $total } pour { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }. Confirmer ?
bidding-walk-all-tricks = { $given }
    { $total } { $total ->
        [one] pli
       *[other] plis
    } pour { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }. Confirmer ?

# La révélation
bidding-revealed = Manche { $round }, tous les paris : { $bids }.
bidding-stand-out = { $count ->
    [one] Passe la manche
   *[other] Passent la manche
} : { $players }

# Une manche terminée
bidding-scored = **{ $player }**, pari { $bid }, { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
} : { $points } ({ $sum })
bidding-stood-out = **{ $player }** a passé la manche.
bidding-next = À suivre : manche { $round }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}. C’est à { $dealer } de distribuer, { $opener } commence.

# Ce qu’une correction change
bidding-part-bet = pari
bidding-part-tricks = plis
