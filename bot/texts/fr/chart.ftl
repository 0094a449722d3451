# Le graphique des totaux

# Sous l’axe horizontal
chart-axis = Manche
# La description de l’image, pour qui ne la voit pas
chart-over = Totaux sur { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
}.
chart-first = { $player } { $total }, en tête depuis la manche { $round }.
chart-next = { $player } { $total }.
