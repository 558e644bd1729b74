/** What each faction is about in either edition: what it alone may do in one sentence, and how to begin with it. */
const WORDS: Readonly<Record<string, { readonly alone: string; readonly advice: string }>> = {
  atreides: {
    alone:
      'Sees what others may not: each card before it is bid on, the next spice, and part of an opponent’s battle plan.',
    advice:
      'Note who buys which card: who knows the weapon need ask only for the number that is dialed.',
  },
  'bene-gesserit': {
    alone:
      'Orders opponents with the Voice, and wins alone if the victory that it foretold in secret comes true.',
    advice:
      'Foretell a faction and the turn in which it can win with your help, and help it where nobody looks.',
  },
  emperor: {
    alone: 'Is paid what all others pay for treachery cards.',
    advice:
      'Nothing of it stands on the map at first: spend what the bidding brings on a large first landing.',
  },
  fremen: {
    alone:
      'Is at home on Dune: lands free near the Great Flat, moves two territories, and rides the worms that devour others.',
    advice:
      'Bring forces in every turn, since it costs nothing, and send them where spice has blown.',
  },
  guild: {
    alone:
      'Ships at half price from anywhere to anywhere, is paid what others ship for, and wins if nobody has won in the end.',
    advice:
      'Time is on its side: keep everybody from the last stronghold that they need, and let turns pass.',
  },
  harkonnen: {
    alone:
      'Keeps every traitor that it draws, and takes a card free with each that it buys, up to 8 in hand.',
    advice: 'Buy a card in every round of bidding, and seek battles against leaders in its pay.',
  },
};

/** What a faction alone may do, in one sentence. */
export function aloneWords(faction: string): string {
  return WORDS[faction]?.alone ?? '';
}

/** One line of advice for who plays it: ours, no rule's. */
export function adviceFor(faction: string): string {
  return WORDS[faction]?.advice ?? '';
}

const OWN_WINS: Readonly<Record<string, string>> = {
  'bene-gesserit': 'alone, if the faction and turn that it wrote down come true',
  fremen: 'after the last turn, by the sietches',
  guild: 'after the last turn, if nobody has',
};

/** The way to win that a faction alone has. */
export function ownWin(faction: string): string | undefined {
  return OWN_WINS[faction];
}
