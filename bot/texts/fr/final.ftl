# Le classement final

final-title = { $game } : classement final
final-closed = { $game } : scores à la fermeture
final-won = { $game }, partie terminée : { $winners } { $count ->
    [one] gagne
   *[other] gagnent ensemble
} avec { $total }{ $more ->
    [0] .
   *[other] , puis { $others }.
}
final-go-on = Continuer la partie
final-ended = { $game } : la table a été fermée avant la fin. { $leading }
final-nothing-played = { $game } : la table a été fermée avant la fin de la première manche.
final-awards = À retenir
final-exact = Le plus de paris justes : { $players }, { $count } sur { $rounds }.
final-zero = Zéro le plus osé : { $players }, avec { $cards } cartes.
final-round = Plus grosse manche : { $players }, { $points } à la manche { $round }.
final-low-round = Meilleure manche : { $players }, { $points } à la manche { $round }.
final-columns = Le plus de colonnes défaussées : { $players }, { $count }.
final-doubled = Score doublé le plus souvent : { $players }, { $count } fois.
final-skulls = Crâne le plus redoutable : { $players }, { $count ->
    [one] un défi arrêté
   *[other] { $count } défis arrêtés
}.
final-rematch = Revanche
