import { POWERS, type Power, thePower } from '@/lib/rules/powers';
import type { RiteKind } from '@/lib/rules/rites';
import { listed, listedOr, withArticle } from '@/lib/sentences';
import type { Condition } from './condition';
import type { Filter } from './filter';
import { assignedTo, belongs, sayFilter } from './filter-words';
import { BEARER, HOUSES, sayRef } from './ref';
import { ritesNoun, sayTalent } from './rite';
import { sayMuch, sayValue, type Value } from './value';

/** How the rule sets are called. */
export const RULES = { tat: 'Thunder at Twilight', eots: 'Eye of the Storm' };

/** The parts that a card may have in a rite: what it does, and how that goes on. */
export const PARTS = {
  leader: ['lead', ''],
  'attack-leader': ['lead', ' the attack in'],
  participant: ['take', ' part in'],
  countering: ['counter', ' in'],
  target: ['be', ' the target of'],
  vanquished: ['be', ' vanquished in'],
} as const;

/** What cards do and are in conditions, now and in what is over. */
const VERBS = {
  be: ['is', 'was'],
  lead: ['leads', 'led'],
  take: ['takes', 'took'],
  counter: ['counters', 'countered'],
  attack: ['attacks', 'attacked'],
} as const;

const SAY_ANNOUNCED = {
  deployment: 'is about to be deployed',
  'use-that-deploys': 'may be deployed by what is used',
  petition: 'is petitioned for',
};

/** How a condition is said: as one that must not hold, and of a rite that is over. */
interface Manner {
  readonly denied: boolean;
  readonly past: boolean;
}

/** What a condition says of whom. */
interface Phrase {
  /** Empty where it is about nobody: "there is a rite". */
  readonly subject: string;
  readonly does: string;
  /** What several of them do. */
  readonly allDo?: string;
}

/** Behind "if" or "while"; `past` where it is about a rite that is over. */
export function sayCondition(condition: Condition, title: string, past = false): string {
  return clause(phraseOf(condition, title, { denied: false, past }));
}

function clause({ subject, does }: Phrase): string {
  return subject === '' ? does : `${subject} ${does}`;
}

function phraseOf(condition: Condition, title: string, manner: Manner): Phrase {
  const { denied } = manner;
  switch (condition.kind) {
    case 'there-is':
      return thereIs(condition.card, title, denied);
    case 'is':
      return { subject: sayRef(condition.card, title), does: sayBeing(condition.a, manner) };
    case 'home-world':
      return {
        subject: 'your home world',
        does: `${verb('be', denied)} ${sayFilter(condition.a, 'one')}`,
      };
    case 'at-least':
      return atLeast(condition, title, denied);
    case 'rite':
      return ofRite(condition, title, manner);
    case 'announced': {
      const subject = sayFilter(condition.card, denied ? 'none' : 'one');
      return { subject, does: SAY_ANNOUNCED[condition.as] };
    }
    case 'not':
      return phraseOf(condition.of, title, { ...manner, denied: !denied });
    case 'all':
    case 'any': {
      const join = condition.kind === 'all' ? together : either;
      const parts = condition.of.map((part) => phraseOf(part, title, { ...manner, denied: false }));
      const does = join(parts, title);
      return { subject: '', does: denied ? `it is not so that ${does}` : does };
    }
    case 'rules':
      return { subject: RULES[condition.are], does: `${verb('be', denied)} played` };
  }
}

function verb(does: keyof typeof VERBS, denied: boolean, past = false): string {
  const said = VERBS[does][past ? 1 : 0];
  if (!denied) return said;
  return does === 'be' ? `${said} not` : `${past ? 'did' : 'does'} not ${does}`;
}

/** One of them; Houses that do the same are said in one go: "you or that House attack in an Intrigue rite". */
function either(parts: readonly Phrase[]): string {
  const [first] = parts;
  return parts.every(({ allDo }) => allDo !== undefined && allDo === first?.allDo)
    ? `${listedOr(parts.map(({ subject }) => subject))} ${first?.allDo}`
    : listedOr(parts.map(clause));
}

/** All of them, and what one card is and does under its name: "its bearer leads a Battle rite and is deployed". */
function together(parts: readonly Phrase[], title: string): string {
  const groups: { readonly subject: string; readonly does: string[] }[] = [];
  for (const { subject, does } of parts) {
    const last = groups.at(-1);
    if (last?.subject === subject && (subject === title || subject === BEARER))
      last.does.push(does);
    else groups.push({ subject, does: [does] });
  }
  const said = groups.map(({ subject, does }) => clause({ subject, does: listed(does) }));
  return groups.some(({ does }) => does.length > 1) ? said.join(', and ') : listed(said);
}

function thereIs(card: Filter, title: string, denied: boolean): Phrase {
  const { titles, state, whose, zone, on } = card;
  const [called] = titles ?? [];
  const one = denied ? 'none' : 'one';
  if (called !== undefined && titles?.length === 1 && state !== undefined && whose === undefined)
    return { subject: called, does: `${verb('be', denied)} ${state}` };
  if (isDune(card)) return { subject: 'Dune', does: `${verb('be', denied)} deployed` };
  if (typeof on === 'string' && whose === undefined && zone === undefined) {
    const borne: Filter = { ...card, on: undefined };
    const isNamed = called !== undefined && !denied;
    const said = isNamed ? withArticle(sayFilter(borne, 'each')) : sayFilter(borne, one);
    return { subject: sayRef(on, title), does: `bears ${said}` };
  }
  if (belongs(card)) {
    const there = sayFilter({ ...card, whose: undefined }, 'one');
    const subject = denied ? 'no rival' : 'a rival';
    return { subject, does: `${state === 'subdued' ? 'has' : 'governs'} ${there}` };
  }
  return whose === 'yours' && zone === undefined && state !== 'subdued'
    ? { subject: 'you', does: `govern ${sayFilter({ ...card, whose: undefined }, one)}` }
    : { subject: '', does: `there is ${sayFilter(card, one)}` };
}

/** What it says of the value that must be so much, and of which. */
export function atLeast(
  { value, number }: Extract<Condition, { kind: 'at-least' }>,
  title: string,
  denied: boolean,
): Phrase {
  const bound = sayValue(number, title);
  if (typeof value === 'object' && 'have' in value) {
    const much = sayMuch(number, value.have, title);
    return { subject: 'you', does: `${denied ? 'do not have' : 'have'} at least ${much}` };
  }
  const many = `${denied ? 'fewer than' : 'at least'} ${bound}`;
  if (typeof value === 'object' && 'count' in value) {
    const { count } = value;
    if (typeof count.on !== 'string')
      return { subject: '', does: `there are ${many} ${sayFilter(count, 'many')}` };
    const borne = sayFilter({ ...count, on: undefined }, 'many');
    return { subject: sayRef(count.on, title), does: `bears ${many} ${borne}` };
  }
  const subject = sayValue(value, title);
  if (isMany(value)) return { subject, does: `are ${many}` };
  return { subject, does: `is ${denied ? 'less than' : 'at least'} ${bound}` };
}

/** Tokens are many, all other values one number. */
function isMany(value: Value): boolean {
  return typeof value === 'object' && 'tokens' in value && value.tokens !== 'spice';
}

/** Dune, whoever governs it. */
function isDune({ groups, ...asks }: Filter): boolean {
  return groups?.length === 1 && groups[0] === 'dune' && Object.keys(asks).length === 0;
}

/** What a card is, behind its name: "is a Noble", "has Dueling", "takes part on your side". */
function sayBeing(a: Filter, { denied, past }: Manner): string {
  const asks = Object.keys(a);
  const is = verb('be', denied);
  const has = denied ? 'lacks' : 'has';
  const side = a.rite === undefined ? undefined : TAKES_PART[a.rite];
  if (side !== undefined && asks.every((ask) => ask === 'rite' || ask === 'state'))
    return `${verb('take', denied, past)} part ${side}`;
  if (a.state !== undefined && a.state !== 'any' && asks.length === 1) return `${is} ${a.state}`;
  if (a.spice !== undefined && asks.length === 1) return `${has} spice on it`;
  if (isPower(a.allegiance) && asks.every((ask) => ask === 'allegiance' || ask === 'state'))
    return `${is} allied to ${thePower(a.allegiance)}`;
  if (a.talent !== undefined && asks.every((ask) => ask === 'talent' || ask === 'types'))
    return `${has} ${sayTalent(a.talent)}`;
  if (a.on !== undefined && asks.length === 1) return `${is} ${assignedTo(a.on)}`;
  return `${is} ${sayFilter(a, 'one')}`;
}

const TAKES_PART: Partial<Readonly<Record<NonNullable<Filter['rite']>, string>>> = {
  participant: 'in the rite',
  own: 'on your side of the rite',
  attacking: 'in the attack',
};

const KIND_NAMES: Readonly<Record<RiteKind, string>> = { landsraad: 'Landsraad', choam: 'CHOAM' };

function isPower(allegiance: Filter['allegiance']): allegiance is Power {
  return POWERS.some((power) => power === allegiance);
}

function ofRite(
  condition: Extract<Condition, { kind: 'rite' }>,
  title: string,
  { denied, past }: Manner,
): Phrase {
  const { as, by, counts, result, target, among } = condition;
  const noun = counts === undefined ? ritesNoun(condition.rites) : `${KIND_NAMES[counts]} rite`;
  const against = target === undefined ? '' : ` against ${sayFilter(target, 'one')}`;
  const within = among === undefined ? '' : ` in which ${sayFilter(among, 'one')} takes part`;
  const more = `${against}${within}`;
  const rites = `${withArticle(noun)}${more}`;
  if (result !== undefined)
    return {
      subject: 'it',
      does: `${verb('be', denied, true)} ${rites} that did not vanquish its target`,
    };
  if (by !== undefined) {
    const [subject] = HOUSES[by];
    const allDo = `attack in ${rites}`;
    const does = by === 'you' ? `${denied ? 'do not ' : ''}attack` : verb('attack', denied);
    return { subject, does: `${does} in ${rites}`, allDo };
  }
  if (as !== undefined) {
    const [does, how] = PARTS[as];
    // The rite that is over has been named.
    const where = past && noun === 'rite' && more === '' ? 'it' : rites;
    const subject = sayRef(condition.card ?? 'this', title);
    return { subject, does: `${verb(does, denied, past)}${how} ${where}` };
  }
  if (target === undefined && among !== undefined && !denied)
    return { subject: sayFilter(among, 'one'), does: `takes part in ${withArticle(noun)}` };
  return { subject: '', does: `there is ${denied ? `no ${noun}${more}` : rites}` };
}
