import { ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import { CardSigns } from '@/app/_ui/card/card-line';
import { Coin } from '@/app/_ui/card/coin';
import { Gist } from '@/app/_ui/card/operation/operation';
import { DunePicture } from '@/app/_ui/card/picture/dune-picture';
import { SetMark } from '@/app/_ui/card/set-mark';
import type { Entry } from '@/app/_ui/data/rule-entry';
import { SponsorSeal } from '@/app/_ui/icons/sponsor-seal';
import { findRules } from '@/app/_ui/rules/find-rules';
import { marked } from '@/app/_ui/rules/marked';
import type { Place } from '@/app/_ui/search/search-options';
import { type Card, fullName } from '@/lib/cards/card';
import { isPlain } from '@/lib/cards/query/suggest';
import { titlesBegun } from '@/lib/cards/query/titles';
import type { Deck } from '@/lib/decks/deck';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { deckTitle } from '@/lib/decks/title';
import { citationText } from '@/lib/rules/citations';
import { powerName, powerShortName } from '@/lib/rules/powers';
import { searchText } from '@/lib/words/text';
import styles from './places.module.css';

/** What words may mean. */
export interface Findable {
  /** Left out where the box itself finds cards. */
  readonly cards?: readonly Card[];
  readonly decks: readonly { readonly id: string; readonly deck: Deck }[];
  readonly rules: readonly Entry[];
}

const MOST = { cards: 6, decks: 3, samples: 2, rules: 3 } as const;
/** Shorter words stand in too many rules. */
const LEAST_LETTERS = 3;

/** Cards, own decks, samples and rules that go on from the words; none for fields and signs. */
export function placesFor(text: string, findable: Findable): readonly Place[] {
  const typed = text.trim();
  const isRule = RULE_ID.test(typed);
  if (typed.length < 2 || !(isRule || isPlain(typed))) return [];
  if (isRule) return rulesFor(typed, findable.rules, isRule);
  return [
    ...cardsFor(typed, findable.cards ?? []),
    ...decksFor(typed, findable.decks),
    ...samplesFor(typed),
    ...rulesFor(typed, findable.rules, isRule),
  ];
}

const RULE_ID = /^(?:(?:tat|crf|c\d)[-.\da-z]*\d[-.\w]*|(?:gf9|des)-[-\w]*)$/i;

function cardsFor(typed: string, cards: readonly Card[]): readonly Place[] {
  const { titles, readAs } = titlesBegun(typed, cards);
  const sought = readAs ?? typed;
  return titles
    .flatMap((title) => cards.filter((card) => card.title === title))
    .slice(0, MOST.cards)
    .map((card) => ({
      group: 'Cards' as const,
      href: `/cards/${card.id}`,
      label: nameOf(card, sought),
      hint: readAs ? `read as “${readAs}”` : otherName(card, sought),
      // cards of one title may differ in nothing else
      does: <Gist card={card} />,
      signs: <CardSigns card={card} />,
      picture: (
        <span className={styles.card} data-type={card.type}>
          <span className={styles.picture}>
            <DunePicture card={card} crop="strip" />
          </span>
          <Coin cost={card.cost} />
        </span>
      ),
    }));
}

/** Its title first, the subtitle and the set behind it quieter. */
function nameOf(card: Card, sought: string): ReactNode {
  const { title, subtitle } = card;
  return (
    <>
      {marked(title, sought)}
      {subtitle && <span className="text-muted font-normal">, {marked(subtitle, sought)}</span>}
      <SetMark card={card} />
    </>
  );
}

/** The other name by which a card is found that does not show the words. */
function otherName(card: Card, sought: string): ReactNode {
  if (isBegun(sought, fullName(card))) return null;
  const name = card.aliases?.find((alias) => isBegun(sought, alias));
  return name === undefined ? null : ['also called ', marked(name, sought)];
}

function decksFor(typed: string, decks: Findable['decks']): readonly Place[] {
  return decks
    .filter(({ deck }) => isBegun(typed, namesOf(deck)))
    .slice(0, MOST.decks)
    .map(({ id, deck }) => ({
      group: 'Your decks' as const,
      href: `/decks/build?deck=${encodeURIComponent(id)}`,
      label: marked(deckTitle(deck), typed),
      hint: powerShortName(deck.sponsor),
      picture: <SponsorSeal power={deck.sponsor} size="small" />,
    }));
}

function samplesFor(typed: string): readonly Place[] {
  return SAMPLE_DECKS.filter(({ deck }) => isBegun(typed, namesOf(deck)))
    .slice(0, MOST.samples)
    .map(({ id, deck, plan }) => ({
      group: 'Samples' as const,
      href: `/decks?sample=${id}`,
      label: marked(deck.name, typed),
      hint: `${powerShortName(deck.sponsor)}. ${plan}`,
      picture: <SponsorSeal power={deck.sponsor} size="small" />,
    }));
}

function namesOf(deck: Deck): string {
  return `${deck.name} ${deck.houseName} ${powerName(deck.sponsor)} ${powerShortName(deck.sponsor)}`;
}

/** An id by its beginning, words as the page of the rules finds them. */
function rulesFor(typed: string, rules: Findable['rules'], isRule: boolean): readonly Place[] {
  const id = typed.toLowerCase();
  const found = isRule
    ? rules.filter((rule) => rule.id.toLowerCase().startsWith(id))
    : typed.length >= LEAST_LETTERS
      ? findRules(rules, typed)
      : [];
  return found.slice(0, MOST.rules).map((rule) => ({
    group: isRule ? 'Rules by id' : 'Rules',
    href: `/rules/${rule.id}`,
    label: marked(citationText(rule), isRule ? '' : typed),
    hint: rule.id,
    picture: <ScrollText size={18} aria-hidden />,
  }));
}

/** Whether each of the words begins a word of the text. */
function isBegun(typed: string, text: string): boolean {
  const whole = ` ${searchText(text)}`;
  return searchText(typed)
    .split(' ')
    .every((word) => whole.includes(` ${word}`));
}
