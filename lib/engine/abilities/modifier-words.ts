import { powerShortName } from '@/lib/rules/powers';
import type { Rite } from '@/lib/rules/rites';
import { RITE_TALENTS, talentName } from '@/lib/rules/talents';
import { sayCondition } from './condition';
import type { Filter } from './filter';
import { listed, sayFilter } from './filter-words';
import type { Modifier, Prohibited, Scope } from './modifier';
import { sayRef } from './ref';
import { sayEach, sayMuch, sayValue, type Value } from './value';

/**
 * What modifiers do, each as a sentence without its full stop; those that hold while the same does are
 * one. `those` names the cards of a lasting effect.
 */
export function sayModifiers(
  modifiers: readonly Modifier[],
  title: string,
  those = 'the target',
): string[] {
  const groups: { readonly held: string | null; readonly does: string[] }[] = [];
  for (const modifier of modifiers) {
    const held = modifier.while === undefined ? null : sayCondition(modifier.while, title);
    const last = groups.at(-1);
    const does = saysWhat(modifier, title, those);
    if (last !== undefined && last.held === held) last.does.push(does);
    else groups.push({ held, does: [does] });
  }
  return groups.flatMap(({ held, does }) => {
    if (held === null) return joined(does);
    const subject = [title, 'its bearer', those].find((who) => held.startsWith(`${who} `));
    const all = listed(sharing(joined(does), [title, 'its bearer', those]), 'and');
    const main =
      subject !== undefined && all.startsWith(`${subject} `)
        ? `it ${all.slice(subject.length + 1)}`
        : all;
    return [`while ${held}, ${main}`];
  });
}

/** Names the one card that several sentences are about only once. */
function sharing(sentences: readonly string[], subjects: readonly string[]): string[] {
  const subject = subjects.find((who) => sentences.every((said) => said.startsWith(`${who} `)));
  return sentences.map((said, at) =>
    subject === undefined || at === 0 ? said : said.slice(subject.length + 1),
  );
}

/** Neighbours of which one card has several things: "your leader has +1 command and Surprise". */
function joined(sentences: readonly string[]): string[] {
  const found: { readonly head: string; readonly tails: string[] }[] = [];
  for (const said of sentences) {
    const [, head = '', tail = said] = /^(.+? (?:has|is also))( .+)$/.exec(said) ?? [];
    const last = found.at(-1);
    if (last !== undefined && head !== '' && last.head === head) last.tails.push(tail.trim());
    else found.push({ head, tails: [head === '' ? said : tail.trim()] });
  }
  return found.map(({ head, tails }) =>
    head === '' ? listed(tails, 'and') : `${head} ${listed(tails, 'and')}`,
  );
}

function saysWhat(modifier: Modifier, title: string, those: string): string {
  const scoped = (of: Scope) => sayScope(of, title, those);
  const who = 'of' in modifier && modifier.of !== undefined ? scoped(modifier.of) : '';
  switch (modifier.kind) {
    case 'rank':
      return more(who, modifier.by, `${talentName(modifier.talent)}`, title);
    case 'command':
    case 'resistance':
    case 'force':
      return more(who, modifier.by, modifier.kind, title);
    case 'keyword':
      return `${who} has ${modifier.keyword[0]?.toUpperCase()}${modifier.keyword.slice(1)}`;
    case 'allegiance':
      return `${who} is also allied to ${powerShortName(modifier.power)}`;
    case 'subtype':
      return `${who} is also called ${modifier.subtype}`;
    case 'assembly-limit':
      return `your Assembly may hold ${changed(modifier.by, 'cards', title)}`;
    case 'hand-limit':
      return `your hand may hold ${changed(modifier.by, 'cards', title)}`;
    case 'cost':
      return `${sayFilter(modifier.of, 'one')} costs ${modifier.for === 'you' ? 'you ' : ''}${changed(modifier.by, 'solaris', title)} to deploy${sayHosts(modifier.on)}`;
    case 'double-cost':
      return `${sayFilter(modifier.of, 'one')} costs twice as much to deploy`;
    case 'prohibit':
      return sayProhibition(modifier, who);
    case 'free-rite':
      return `${ritesLedBy(modifier.rites, who)} count against no limit`;
    case 'may-target':
      return `${who} may lead ${talentName(modifier.rite)} rites against ${sayFilter(modifier.target, 'one')}`;
    case 'stays-beside-dune':
      return `${title} stays deployed when you deploy Dune`;
    case 'bid-above':
      return `you may bid ${sayValue(modifier.by, title)} solaris above your treasury for ${sayFilter(modifier.on, 'one')}`;
    case 'petition-cost':
      if (modifier.as === 'anybody')
        return `the victor of the petition pays ${changed(modifier.by, 'solaris', title)}`;
      return `as victor of ${modifier.as === 'rival' ? 'a rival’s' : 'your'} petition you pay ${changed(modifier.by, 'solaris', title)}`;
    case 'petition-payee':
      return 'the victor of the petition pays you and not the Imperial Treasury';
    case 'lowest-first':
      return 'the House with the lowest declared favor is ranked first, and so on';
    case 'outside-command':
      return `${who} takes up no command`;
    case 'shortfall':
      return `as victor of a petition for ${sayFilter(modifier.on, 'one')} you may subdue ${who} instead of losing favor for what your treasury lacks`;
    case 'free-on':
      return `${sayFilter(modifier.of, 'many')} cost nothing to deploy on ${scoped(modifier.host)}`;
    case 'fate':
      return modifier.does === 'capture'
        ? `you capture ${who} if it is vanquished`
        : `${who} is discarded if it is vanquished`;
    case 'doomed':
      return `${who} is vanquished whatever force it is given`;
    case 'deferment':
      return `where ${who} puts deferment tokens on ${sayFilter(modifier.on, 'one')}, it puts ${sayValue(modifier.by, title)} more`;
    case 'reward':
      return more('the reward of your rite', modifier.by, null, title);
    case 'reward-choice':
      return 'the reward of your rite is favor or solaris, whichever you choose';
    case 'either-kind':
      return `${ritesLedBy(modifier.rites, who)} are Landsraad or CHOAM rites, as you declare`;
    case 'counters-freely':
      return `${who} may counter engaged or not, and does not engage for it`;
    case 'redirect-force':
      return `force given to ${who} goes to ${scoped(modifier.to)} instead`;
    case 'favor-worth':
      return `each favor takes ${sayValue(modifier.by, title)} solaris off your petitions for your sponsor’s cards`;
    case 'may-strike':
      return `the force that your ${sayFilter(modifier.of, 'many').replace(/^your /, '')} distribute may all go to ${sayFilter(modifier.target, 'one')} instead`;
    case 'arms':
      return `${sayFilter(modifier.working, 'many')} on ${who} work in ${listed(modifier.rites.map(talentName), 'and')} rites alike, and ${sayFilter(modifier.idle, 'many')} on it do nothing`;
    case 'abilities-of':
      return `${title} does what another card does`;
  }
}

const FORBIDS: Readonly<Record<Prohibited, string>> = {
  rites: 'begin rites',
  'buy-favor': 'buy favor',
  'buy-spice': 'buy spice',
  'sell-spice': 'sell spice',
  petition: 'petition',
  'request-admission': 'request admission to the High Council',
  capture: 'be captured',
  discard: 'be discarded by an effect',
  force: 'be given force',
  'be-target-of-rite': 'be declared the target of',
  'gain-deferment': 'get deferment tokens in the Opening Interval',
  deploy: 'be deployed',
  counter: 'counter',
  'decline-to-engage': 'leave its leader out of the defense',
  disengage: 'be disengaged in the Opening Interval',
  effects: 'be touched by effects',
};

function sayProhibition(modifier: Extract<Modifier, { kind: 'prohibit' }>, who: string): string {
  if (modifier.what === 'effects')
    return `${who} is immune to the effects of ${modifier.from === undefined ? 'all cards' : sayFilter(modifier.from, 'many')}`;
  const kinds =
    modifier.rites === undefined ? '' : `${listed(modifier.rites.map(talentName), 'or')} rites`;
  const rite =
    modifier.what === 'rites' && kinds !== ''
      ? `begin ${kinds}`
      : `${FORBIDS[modifier.what]}${kinds === '' ? (modifier.what === 'be-target-of-rite' ? ' a rite' : '') : modifier.what === 'be-target-of-rite' ? ` ${kinds}` : ` in ${kinds}`}`;
  const card = modifier.card === undefined ? '' : ` for ${sayFilter(modifier.card, 'one')}`;
  const from = modifier.from === undefined ? '' : ` by ${sayFilter(modifier.from, 'one')}`;
  return `${who === '' ? 'no House' : who} ${who === '' ? 'may' : 'must not'} ${rite}${card}${from}`;
}

function ritesLedBy(rites: readonly Rite[], who: string): string {
  return rites.length === RITE_TALENTS.length
    ? `rites led by ${who}`
    : `${listed(rites.map(talentName), 'and')} rites led by ${who}`;
}

function sayScope(of: Scope, title: string, those: string): string {
  if (of === 'those') return those;
  return typeof of === 'string' ? sayRef(of, title) : sayFilter(of, 'one');
}

/**
 * A number that is raised or lowered: "your leader has +1 Battle", "its bearer has +1 force for each …",
 * "the resistance of the target is raised by its Dueling rank". Without `what` the subject is the number.
 */
function more(who: string, by: Value, what: string | null, title: string): string {
  const negative = typeof by === 'object' && 'times' in by && by.times[0] === -1;
  const size = negative ? by.times[1] : by;
  const sign = negative ? '−' : '+';
  const each = sayEach(size, title);
  const plain =
    typeof by === 'number'
      ? `${by < 0 ? '−' : '+'}${Math.abs(by)}`
      : each !== null
        ? `${sign}${each.many}`
        : size === 'x'
          ? `${sign}X`
          : null;
  if (plain !== null && what !== null)
    return `${who} has ${plain} ${what}${each === null ? '' : ` for each ${each.of}`}`;
  const amount = sayValue(size, title).replace(
    new RegExp(`^the (.+) of ${who.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`),
    'its $1',
  );
  const noun = what !== null && /^[A-Z]/.test(what) ? `${what} rank` : what;
  return `${noun === null ? who : `the ${noun} of ${who}`} is ${negative ? 'lowered' : 'raised'} by ${amount}`;
}

function sayHosts(on: readonly Filter[] | undefined): string {
  if (on === undefined) return '';
  return ` on ${listed(
    on.map((filter) => sayFilter(filter, 'one')),
    'or',
  )}`;
}

/** "1 solari less", "2 solaris more", "1 solari more for each City". */
function changed(by: Value, unit: 'solaris' | 'cards', title: string): string {
  if (typeof by !== 'number') return `${sayMuch(by, unit, title)} more`;
  const [many, ...rest] = sayMuch(Math.abs(by), unit, title).split(' ');
  const word = by < 0 ? (unit === 'cards' ? 'fewer' : 'less') : 'more';
  return unit === 'cards' ? [many, word, ...rest].join(' ') : [many, ...rest, word].join(' ');
}
