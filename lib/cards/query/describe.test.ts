import { describe, expect, it } from 'vitest';
import { describeQuery } from './describe';
import { parseQuery } from './parse';

function say(text: string): string {
  const parsed = parseQuery(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return describeQuery(parsed.value);
}

const check = ([text, english]: readonly [string, string]): void => {
  it(`${text || '(nothing)'}: ${english}`, () => {
    expect(say(text)).toBe(english);
  });
};

describe('one thing asked', () => {
  (
    [
      ['', 'All cards'],
      ['duke', 'Cards matching “duke”'],
      ['"dune fief"', 'Cards matching “dune fief”'],
      ['name:leto', 'Cards with “leto” in the name'],
      ['name="Duke Leto Atreides"', 'Cards named “Duke Leto Atreides”'],
      ['t:persona', 'Personas'],
      ['t:even', 'Events, Dune events or Imperium events'],
      ['t:mentat', 'Mentats'],
      ['t:spy', 'Spies'],
      ['t:battle', 'Battle cards'],
      ['t:reverend-mother', 'Reverend Mothers'],
      ['t:fief', 'Fiefs'],
      ['t=fief', 'Cards with the plain subtype Fief'],
      ['t:ship', 'Directorships, governorships or partnerships'],
      ['t:a', 'Cards with “a” in the type or subtype'],
      ['t:native', 'Native cards'],
      ['set:tat', 'Cards from Thunder at Twilight'],
      ['deck:house', 'House cards'],
      ['deck:homeworld', 'Home worlds'],
      ['deck:program', 'Programs'],
      ['deck:dune', 'Copies of Dune'],
      ['a:fremen', 'Fremen cards'],
      ['a:smugglers', 'Smuggler cards'],
      ['a:none', 'Cards without allegiance'],
      ['cost:3', 'Cards costing 3'],
      ['cost=x', 'Cards costing X'],
      ['cost<=3', 'Cards costing 3 or less'],
      ['cost>3', 'Cards costing more than 3'],
      ['cost!=3', 'Cards with a cost other than 3'],
      ['cost:2..4', 'Cards costing 2 to 4'],
      ['cost:..4', 'Cards costing 4 or less'],
      ['cost!=2..4', 'Cards with a cost other than 2 to 4'],
      ['battle:2', 'Cards with battle 2'],
      ['battle<2', 'Cards with battle less than 2'],
      ['battle>=0', 'Cards with battle'],
      ['command:none', 'Cards without command'],
      ['command!=none', 'Cards with command'],
      ['battle>dueling', 'Cards with battle higher than dueling'],
      ['cost<=resistance', 'Cards with cost no higher than resistance'],
      ['req:battle', 'Cards requiring battle'],
      ['req:battle>=2', 'Cards requiring battle 2 or more'],
      ['req>=3', 'Cards requiring a talent of rank 3 or more'],
      ['req:none', 'Cards without a talent requirement'],
      ['talent:weirding', 'Cards with weirding'],
      ['talent:none', 'Cards without talents'],
      ['is:unique', 'Unique cards'],
      ['is:doubtful', 'Cards with a doubtful transcription'],
      ['is:ruled', 'Cards with rulings'],
      ['legal:atreides', 'Cards legal for an Atreides deck'],
      ['in:deck', 'Cards in this deck'],
      ['in:"My deck"', 'Cards in the deck “My deck”'],
      ['own>=1', 'Cards of which you own 1 or more'],
      ['own!=0', 'Cards of which you own 1 or more'],
      ['own=0', 'Cards of which you own none'],
      ['own:none', 'Cards of which you own none'],
      ['own>=2', 'Cards of which you own 2 or more'],
      ['own:1..3', 'Cards of which you own 1 to 3'],
      ['own!=1..3', 'Cards of which you own other than 1 to 3'],
      ['missing:deck', 'Cards of which you lack copies for this deck'],
      ['missing:any', 'Cards of which you lack copies for your decks'],
      ['missing:"My deck"', 'Cards of which you lack copies for the deck “My deck”'],
      ['keyword:surprise', 'Cards with the keyword Surprise'],
      ['text:"gain 1"', 'Cards with “gain 1” in its text'],
    ] as const
  ).forEach(check);
});

describe('several things asked', () => {
  (
    [
      ['a:fremen t:persona battle>=2', 'Fremen personas with battle 2 or more'],
      ['t:mentat a:atr is:unique', 'Unique Atreides mentats'],
      ['t:persona t:mentat', 'Mentat personas'],
      ['t:native t:ally', 'Native allies'],
      ['t:tactic t:battle', 'Battle tactics'],
      ['t:equipment t:weapon', 'Weapon equipment'],
      ['a:atreides deck:house t:plan', 'Atreides House plans'],
      ['deck:program a:none', 'Programs without allegiance'],
      ['paul atreides', 'Cards matching “paul atreides”'],
      ['battle:2 dueling:1 intrigue<3', 'Cards with battle 2, dueling 1 and intrigue less than 3'],
      ['own>=2 own<=4 a:fremen', 'Fremen cards of which you own 2 to 4'],
      ['t:plan cost:2 own>=1', 'Plans costing 2 of which you own 1 or more'],
      ['cost>=2 cost<=4 t:plan', 'Plans costing 2 to 4'],
      [
        't:persona command>=2 cost<3 set:tat',
        'Personas from Thunder at Twilight costing less than 3 with command 2 or more',
      ],
      [
        'req:none t:resource legal:guild',
        'Resources legal for a Guild deck but without a talent requirement',
      ],
      ['talent:battle talent:dueling', 'Cards with battle and dueling'],
      ['Folk of Graben and Pan', 'Cards matching “Folk of Graben Pan”'],
      ['a:fremen a:guild', 'Fremen cards that are also Guild'],
      ['t:plan t:event', 'Plans that are also events'],
      ['set:tat set:eots', 'Cards from Thunder at Twilight and also from Eye of the Storm'],
    ] as const
  ).forEach(check);
});

describe('either', () => {
  (
    [
      ['t:plan or t:event', 'Plans or events'],
      ['(t:plan or t:event) cost<=2', 'Plans or events costing 2 or less'],
      ['a:fremen or a:none', 'Fremen or unaligned cards'],
      ['(a:fremen or a:guild or a:none) t:persona', 'Fremen, Guild or unaligned personas'],
      ['deck:house or deck:imperial', 'House or Imperial cards'],
      ['set:tat or set:eots', 'Cards from Thunder at Twilight or Eye of the Storm'],
      ['cost:2 or cost:x', 'Cards costing 2 or X'],
      ['guild or t:navigator', 'Cards matching “guild”, or navigators'],
      ['a:fremen or t:plan', 'Fremen cards or plans'],
      [
        '(t:plan or a:fremen) cost<=2',
        'Cards costing 2 or less that are either plans or Fremen cards',
      ],
      ['(t:mentat or t:spy) t:persona', 'Mentat or spy personas'],
      [
        't:persona (battle>=2 or dueling>=3)',
        'Personas with battle 2 or more, or dueling 3 or more',
      ],
      [
        't:persona (battle>=2 or set:tat)',
        'Personas either with battle 2 or more, or from Thunder at Twilight',
      ],
      [
        '(t:plan cost<=2) or (t:persona battle>2)',
        'Plans costing 2 or less, or personas with battle more than 2',
      ],
      ['-set:tat or -t:plan', 'Cards not from Thunder at Twilight, or cards that are not plans'],
      ['-a:fremen or -a:guild', 'Cards that are not Fremen, or cards that are not Guild'],
    ] as const
  ).forEach(check);
});

describe('not', () => {
  (
    [
      ['-t:plan', 'Cards that are not plans'],
      ['-(t:plan or t:event)', 'Cards that are not plans or events'],
      ['-(a:fremen t:persona)', 'Cards other than Fremen personas'],
      ['t:persona -a:fremen cost<=2', 'Personas costing 2 or less but not Fremen'],
      ['t:persona -(a:fremen battle>=2)', 'Personas other than Fremen cards with battle 2 or more'],
      ['-is:unique t:persona', 'Non-unique personas'],
      ['-t:native t:ally', 'Non-native allies'],
      ['-a:none', 'Cards with an allegiance'],
      ['-req:none', 'Cards with a talent requirement'],
      ['-battle>=2 t:persona', 'Personas without battle 2 or more'],
      ['-cost=2', 'Cards not costing 2'],
      ['-talent:battle -talent:dueling', 'Cards without battle or dueling'],
      ['-(set:tat or set:jotc)', 'Cards not from Thunder at Twilight or Judge of the Change'],
      ['-duke', 'Cards not matching “duke”'],
      ['-name:leto duke', 'Cards matching “duke” but without “leto” in the name'],
      ['-in:deck t:plan', 'Plans not in this deck'],
      ['-own>=1', 'Cards of which you own none'],
      ['-own>=2 t:plan', 'Plans of which you do not own 2 or more'],
      ['-missing:deck', 'Cards of which you do not lack copies for this deck'],
      ['-keyword:poison', 'Cards without the keyword Poison'],
      ['-text:gain', 'Cards without “gain” in its text'],
      ['-legal:fremen', 'Cards not legal for a Fremen deck'],
      ['--t:plan', 'Plans'],
      ['-(-t:plan or a:fremen)', 'Plans that are not Fremen'],
      [
        '-set:tat -t:plan -a:none cost>1',
        'Cards costing more than 1 with an allegiance but not plans and not from Thunder at Twilight',
      ],
    ] as const
  ).forEach(check);
});

describe('order', () => {
  (
    [
      ['sort:-own', 'All cards, sorted by copies owned, most first'],
      ['sort:cost', 'All cards, sorted by cost'],
      ['t:event sort:-cost', 'Events, sorted by cost, highest first'],
      ['a:fremen sort:-cost,name', 'Fremen cards, sorted by cost, highest first, then name'],
      ['t:aide sort:name,-set', 'Aides, sorted by name, then set, newest first'],
      ['order:desc', 'All cards, sorted by name, Z to A'],
      ['sort:battle order:desc t:persona', 'Personas, sorted by battle, highest first'],
    ] as const
  ).forEach(check);
});
