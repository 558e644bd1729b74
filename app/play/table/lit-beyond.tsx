import { type CSSProperties, useCallback, useEffect, useRef, useState } from 'react';
import type { GameCardId } from '@/lib/engine/state/state';
import type { CardType } from '@/lib/rules/taxonomy';
import { afterPaint } from './after-paint';
import { coverOf, cutAt, type Edges, middleOf, OVER, STRIP, scrollFor } from './beyond-edges';
import { kindWords } from './by-kind';
import styles from './lit-beyond.module.css';
import { MoreLit } from './more-lit';
import { useTable } from './table-context';

/** What can be done something with, or can be chosen now. */
const LIT = '[data-can], [data-mark="target"], [data-mark="pickable"]';

interface Beyond {
  readonly above: number;
  readonly below: number;
  /** Below, lit or not. */
  readonly cards: number;
  /** The same above. */
  readonly over: number;
  /** Which kinds they are of. */
  readonly kinds: string;
  /** Px of the lower edge in which nothing shows, so that no row of cards stands there by half. */
  readonly cover: number;
  /** The same of the upper edge. */
  readonly head: number;
  /** Px from the upper edge to the lower one. */
  readonly height: number;
  /** One stands there by half all the same. */
  readonly isCut: boolean;
}
const NONE: Beyond = {
  above: 0,
  below: 0,
  cards: 0,
  over: 0,
  kinds: '',
  cover: 0,
  head: 0,
  height: 0,
  isCut: false,
};

/**
 * In what scrolls up and down: brings what is lit into sight at each new question, and where nothing there is, the card
 * that it is about; then says how many lit cards lie out of sight, and leads to them.
 */
export function LitBeyond({
  isFoot = false,
}: {
  /** On a phone: last in what scrolls. */
  readonly isFoot?: boolean;
}) {
  const { snapshot, asked, aim } = useTable();
  const { at } = snapshot;
  const mark = useRef<HTMLDivElement>(null);
  const about = useRef(asked);
  about.current = asked;
  const [{ above, below, cards, over, kinds, cover, head, height, isCut }, setBeyond] =
    useState(NONE);

  const count = useCallback(
    (isScrolling: boolean) => {
      const box = mark.current?.parentElement ?? null;
      if (box === null) return;
      const cut =
        isScrolling || mark.current === null
          ? null
          : cutIn(box, mark.current, isFoot ? MOST_AT_FOOT : MOST_COVERED);
      const { top: start, bottom: edge } = box.getBoundingClientRect();
      const head = isFoot && !isScrolling ? headOf(box) : 0;
      const top = Math.max(lineOf(box), start + head);
      const bottom = edge - Math.max(cut ?? 0, isFoot && !isAtEnd(box) ? STRIP : 0);
      const middles = litIn(box).map(middleIn);
      const all = [...box.querySelectorAll<HTMLElement>('[data-card]')].map((card) => ({
        middle: middleIn(card),
        type: (card.dataset.type ?? null) as CardType | null,
      }));
      const under = all.filter(({ middle }) => middle > bottom);
      const next = {
        above: middles.filter((y) => y < top).length,
        below: middles.filter((y) => y > bottom).length,
        cards: under.length,
        over: isFoot ? all.filter(({ middle }) => middle < top).length : 0,
        kinds: kindWords(under.map(({ type }) => type)),
        cover: cut ?? 0,
        head,
        height: mark.current === null ? 0 : edgesOf(mark.current).bottom - start,
        isCut: cut === null,
      };
      const isSame = (was: Beyond) =>
        was.above === next.above &&
        was.below === next.below &&
        was.over === next.over &&
        was.kinds === next.kinds &&
        was.cover === next.cover &&
        was.head === next.head &&
        was.height === next.height &&
        was.isCut === next.isCut;
      setBeyond((was) => (isSame(was) ? was : next));
    },
    [isFoot],
  );

  useEffect(() => {
    const box = mark.current?.parentElement ?? null;
    if (box === null) return;
    const onRest = () => count(false);
    let rest: ReturnType<typeof setTimeout> | undefined;
    // not all browsers tell the end of a scroll
    const onScroll = () => {
      count(true);
      clearTimeout(rest);
      rest = setTimeout(onRest, RESTS);
    };
    box.addEventListener('scroll', onScroll, { passive: true });
    // a card that comes to lie somewhere moves there
    let drawn = 0;
    const onArrival = () => {
      cancelAnimationFrame(drawn);
      drawn = requestAnimationFrame(onRest);
    };
    box.addEventListener('animationend', onArrival);
    // what the rivals did comes a moment later, and takes some of its height: what is held out stays in sight
    const observer = new ResizeObserver(() => {
      box.querySelector('[data-best]')?.scrollIntoView({ block: 'nearest' });
      if (isFoot) wholeRows(box, about.current);
      onRest();
    });
    observer.observe(box);
    // its cards may stand otherwise in the same room
    for (const part of box.children) observer.observe(part);
    return () => {
      box.removeEventListener('scroll', onScroll);
      clearTimeout(rest);
      box.removeEventListener('animationend', onArrival);
      cancelAnimationFrame(drawn);
      observer.disconnect();
    };
  }, [count, isFoot]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new position is looked at, and where a card can go
  useEffect(
    () =>
      afterPaint(() => {
        const box = mark.current?.parentElement ?? null;
        if (box !== null) {
          reveal(box, asked);
          if (isFoot) wholeRows(box, asked);
        }
        count(false);
      }),
    [at, aim?.card],
  );

  const goTo = (side: 'above' | 'below') => {
    const box = mark.current?.parentElement ?? null;
    if (box === null) return;
    const top = lineOf(box);
    const bottom = box.getBoundingClientRect().bottom - Math.max(cover, isFoot ? STRIP : 0);
    const cards = litIn(box);
    const card =
      side === 'below'
        ? cards.find((one) => middleIn(one) > bottom)
        : cards.findLast((one) => middleIn(one) < top);
    card?.scrollIntoView({ block: side === 'below' ? 'start' : 'end' });
  };

  const goOn = (by: 1 | -1) => {
    const box = mark.current?.parentElement ?? null;
    box?.scrollBy({ top: by * Math.max(40, box.clientHeight - Math.max(cover, STRIP) - OVER) });
  };

  return (
    <div
      ref={mark}
      className={styles.mark}
      data-cut={isCut ? '' : undefined}
      data-foot={isFoot ? '' : undefined}
      data-head={head > 0 ? '' : undefined}
      style={
        {
          '--cover': `${cover}px`,
          '--head': `${head}px`,
          '--height': `${height}px`,
        } as CSSProperties
      }
    >
      {above > 0 && (isFoot || below === 0) ? (
        <MoreLit many={above} towards="↑" onClick={() => goTo('above')} />
      ) : (
        over > 0 && <MoreLit many={over} towards="↑" isLit={false} onClick={() => goOn(-1)} />
      )}
      {below > 0 ? (
        <MoreLit many={below} towards="↓" onClick={() => goTo('below')} />
      ) : (
        cards > 0 &&
        (isFoot || above === 0) && (
          <MoreLit many={cards} kinds={kinds} towards="↓" isLit={false} onClick={() => goOn(1)} />
        )
      )}
    </div>
  );
}

/** Ms without a scroll after which it is over. */
const RESTS = 120;

/** Nothing of it lies further down, and no strip over it. */
function isAtEnd(box: Element): boolean {
  return box.scrollHeight - box.scrollTop <= box.clientHeight + 1;
}

function litIn(box: Element): readonly Element[] {
  return [...box.querySelectorAll(LIT)];
}

/** Where what scrolls begins to show: on a phone below the strip that leads upward. */
function lineOf(box: Element): number {
  const hasStrip = box.scrollTop > 0 && box.querySelector(':scope > [data-foot]') !== null;
  return box.getBoundingClientRect().top + (hasStrip ? STRIP : 0);
}

function middleIn(card: Element): number {
  return middleOf(card.getBoundingClientRect());
}

/** No more than so much is left empty for a strip. */
const MOST_COVERED = 34;
/** On a phone a row with what stands over it, where there is a hand below. */
const MOST_AT_FOOT = 104;
/** What is lit has a ring round it. */
const RING = 4;
/** A heading has so much room below its words. */
const UNDER = 8;

/** Px above a mark at the lower edge of what scrolls in which cards would stand by half (beyond-edges.ts). */
function cutIn(box: Element, mark: Element, most: number): number | null {
  if (isAtEnd(box)) return 0;
  // a heading is cut no more than a card
  const rows = [...box.querySelectorAll('[data-card], h3')].map((card) => {
    const { top, bottom } = card.getBoundingClientRect();
    // a heading stands over what it is of
    if (card.matches('h3')) return { top, bottom: bottom + RING, over: 0 };
    // what hangs on a card, and a name face down, stands close to what is over it
    const isClose = card.closest('[data-tucked], [data-down-cards]') !== null;
    return { top, bottom, over: isClose ? 0 : card.matches(LIT) ? OVER - 1 : RING };
  });
  return coverOf(rows, box.getBoundingClientRect(), edgesOf(mark).bottom, most);
}

function edgesOf(element: Element): Edges {
  const { top, bottom } = element.getBoundingClientRect();
  // the room below the words of a heading may be cut
  return { top, bottom: element.matches('h3') ? bottom - UNDER : bottom };
}

/** A card with what hangs on it, or with its number. */
const HUNG = '[data-hosts], [data-counted]';

/** What stands together in what scrolls: what hangs on a card goes with it. */
function rowsIn(box: Element): readonly Edges[] {
  return [...box.querySelectorAll(`${HUNG}, [data-card], [data-line], h3`)].map((one) => ({
    top: edgesOf(one).top,
    bottom: edgesOf(one.matches(HUNG) ? (one.lastElementChild ?? one) : one).bottom,
  }));
}

/** Px of the upper edge in which a row would stand by half; 0 where nothing of it can be missed, or it would leave a hole. */
function headOf(box: Element): number {
  const { top } = box.getBoundingClientRect();
  // no strip stands where no card lies above
  const isUnderStrip = [...box.querySelectorAll('[data-card]')].some(
    (card) => middleIn(card) < lineOf(box),
  );
  const line = isUnderStrip ? lineOf(box) : top;
  const cut = cutAt(line, rowsIn(box));
  if (cut === 0) return 0;
  const head = Math.ceil(line - top + cut);
  const isMissed = litIn(box)
    .map(middleIn)
    .some((middle) => middle > line && middle < top + head);
  return isMissed || cut > MOST_COVERED ? 0 : head;
}

/** Scrolls on by what shows of a row or a heading that is cut above, where what it is about stays in sight. */
function wholeRows(box: Element, asked: GameCardId | null): void {
  if (box.scrollTop === 0) return;
  const line = lineOf(box);
  const by = cutAt(line, rowsIn(box));
  const about = aboutIn(box, asked).map(edgesOf);
  if (about.every((one) => one.bottom < line || one.top - OVER >= line + by))
    box.scrollBy({ top: by });
}

/** What is lit, and the card that is asked about. */
function aboutIn(box: Element, asked: GameCardId | null): readonly Element[] {
  return [...litIn(box), ...box.querySelectorAll(`[data-card="${asked}"]`)];
}

/**
 * Brings what is lit and the card that is asked about into sight, all of them where they have room, else the first lit one
 * where none is seen, so that no card above it stays there by half.
 */
function reveal(box: Element, asked: GameCardId | null): void {
  if (box.scrollHeight <= box.clientHeight) return;
  const inner = box.getBoundingClientRect();
  const about = aboutIn(box, asked);
  /** Of those that it is about, which are seen as it is scrolled now. */
  const seen = () => {
    const from = lineOf(box) + (box.scrollTop > 0 ? OVER : 0);
    return about
      .map(edgesOf)
      .filter(({ top, bottom }) => top >= from && bottom <= inner.bottom - STRIP).length;
  };
  // from its head where that shows them all: no heading stays cut for nothing
  if (box.scrollTop > 0) {
    const was = box.scrollTop;
    box.scrollTop = 0;
    // no strip stands at the edge where no card lies beyond it
    const ends = [...box.querySelectorAll('[data-card]')].map((card) => edgesOf(card).bottom);
    if (Math.max(...ends) <= inner.bottom) return;
    if (seen() < about.length) box.scrollTop = was;
  }
  if (seen() === about.length) return;
  const edges = about.map(edgesOf);
  const lowest = Math.max(...edges.map(({ bottom }) => bottom)) + STRIP;
  const by = scrollFor(edges, lineOf(box), inner);
  // the first name stays where it can
  if (lowest + box.scrollTop <= inner.bottom) box.scrollTo({ top: 0 });
  else if (by !== null) box.scrollBy({ top: by });
  else {
    // more than there is room for: from the first row on, whole
    box.scrollTop = 0;
    if (seen() === 0) about[0]?.scrollIntoView({ block: 'start' });
  }
}
