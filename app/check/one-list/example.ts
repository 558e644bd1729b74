/**
 * A list as a player might send it: two names misspelt, one that two cards bear, one copy too many
 * and an adversary's card. It shows in one click what this page does.
 */
export const EXAMPLE = `Name: Debt of the Deep Desert
Sponsor: Fremen
House: House Sahrane
Home world: Forbidden Zone

Imperial Deck
Kulon Husbandry
Trespass Accord
Smuggler Bribes
Imperial Basin
The Minor Erg
The Open Bled
The Great Flat
Stilgar
Korbah
Paul Atreides
Iakin Nefud

House Deck
2 Fremen Naib
2 Fremen Marauder
3 Fremen Band
3x Fremen Sietch Reserves
2 Fremen Batallion
3 Spice Harvester
2 Crysknife
2 Maker Hooks
2 Unreckoned Numbers
2 Ecological Testing Site
5 Spice Blow
2 Sandworm
2 Production Bonus
2 Period of Truce
Razzia
`;
