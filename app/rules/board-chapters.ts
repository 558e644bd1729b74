/** A chapter of an edition of the board game. Its rules are of groups, as "storm" in GF9-storm-06. */
interface BoardChapter {
  readonly key: string;
  readonly book: string;
  readonly title: string;
  readonly groups: readonly string[];
}

const QUESTIONS = {
  key: 'questions',
  book: 'What is left open',
  title: 'Questions and answers',
  groups: ['Q'],
};

export const CHAPTERS_2019: readonly BoardChapter[] = [
  ...under('The game', [
    ['setup', 'Set-up', ['setup', 'players']],
    ['storm', 'Turn and storm', ['seq', 'storm']],
    ['spice', 'Spice blow', ['spice']],
    ['bidding', 'Charity and bidding', ['charity', 'bid']],
    ['revival', 'Revival', ['revival']],
    ['movement', 'Shipment and movement', ['ship', 'move']],
    ['battle', 'Battle', ['battle']],
    ['traitors', 'Traitors', ['traitor']],
    ['winning', 'Harvest and mentat pause', ['harvest', 'mentat']],
    ['alliances', 'Nexus and alliances', ['nexus', 'ally']],
    ['deals', 'Secrecy and deals', ['secrecy', 'bribe']],
    ['short', 'The turn in short', ['ref']],
  ]),
  ...under('Advanced game', [
    ['advanced-spice', 'Increased spice flow', ['adv-flow']],
    ['advanced-combat', 'Advanced combat', ['adv-combat']],
    ['advanced-karama', 'Special Karama powers', ['adv-karama']],
  ]),
  ...under('Factions', [
    ['atreides', 'Atreides', ['atreides']],
    ['bene-gesserit', 'Bene Gesserit', ['bg']],
    ['emperor', 'Emperor', ['emperor']],
    ['fremen', 'Fremen', ['fremen']],
    ['guild', 'Spacing Guild', ['guild']],
    ['harkonnen', 'Harkonnen', ['harkonnen']],
  ]),
  ...under('Map and cards', [
    ['map', 'Map and spice deck', ['map', 'card-spice']],
    ['treachery', 'Treachery cards', ['card']],
  ]),
  QUESTIONS,
];

export const CHAPTERS_DESCARTES: readonly BoardChapter[] = [
  ...under('The game', [
    ['setup', 'The box and set-up', ['intro', 'equip', 'setup']],
    ['object', 'Object and turn', ['object', 'seq']],
    ['storm', 'Storm', ['storm']],
    ['spice', 'Spice blow', ['blow']],
    ['bidding', 'Bidding, first player', ['bid', 'order']],
    ['movement', 'Revival and movement', ['revive', 'ship', 'move', 'leadrev']],
    ['battle', 'Battle', ['battle']],
    ['traitors', 'Traitors', ['traitor']],
    ['collection', 'Spice collection', ['collect']],
    ['alliances', 'Alliances', ['ally']],
    ['deals', 'Secrecy and bribery', ['bribe']],
  ]),
  ...under('Optional rules', [
    ['advantages', 'Additional advantages', ['opt', 'opt-adv']],
    ['options', 'Weather, Karama, flow', ['opt-weather', 'opt-karama', 'opt-flow']],
    ['longer', 'A longer game', ['opt-long']],
  ]),
  ...under('Advanced game', [['advanced', 'Spice blow and combat', ['adv']]]),
  ...under('Characters', [
    ['harkonnen', 'Harkonnen', ['harkonnen']],
    ['atreides', 'Atreides', ['atreides']],
    ['guild', 'Guild', ['guild']],
    ['bene-gesserit', 'Bene Gesserit', ['bg']],
    ['fremen', 'Fremen', ['fremen']],
    ['emperor', 'Emperor', ['emperor']],
  ]),
  ...under('Cards and advice', [
    ['treachery', 'Treachery cards', ['card']],
    ['advice', 'Aid sheets and advice', ['pad', 'tips']],
  ]),
  QUESTIONS,
];

type Row = readonly [key: string, title: string, groups: readonly string[]];

function under(book: string, rows: readonly Row[]): readonly BoardChapter[] {
  return rows.map(([key, title, groups]) => ({ key, book, title, groups }));
}
