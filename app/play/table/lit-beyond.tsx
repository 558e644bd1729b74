import { useCallback, useEffect, useRef, useState } from 'react';
import type { GameCardId } from '@/lib/engine/state/state';
import { afterPaint } from './after-paint';
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
}
const NONE: Beyond = { above: 0, below: 0, cards: 0 };

/**
 * Last in what scrolls up and down: brings what is lit into sight at each new question, and where nothing there is, the card
 * that it is about; then says how many lit cards lie out of sight, and leads to them.
 */
export function LitBeyond() {
  const { snapshot, asked, aim } = useTable();
  const { at } = snapshot;
  const mark = useRef<HTMLDivElement>(null);
  const [{ above, below, cards }, setBeyond] = useState(NONE);

  const count = useCallback(() => {
    const box = mark.current?.parentElement ?? null;
    if (box === null) return;
    const { top, bottom } = box.getBoundingClientRect();
    const middles = litIn(box).map(middleOf);
    const next = {
      above: middles.filter((y) => y < top).length,
      below: middles.filter((y) => y > bottom).length,
      cards: [...box.querySelectorAll('[data-card]')].filter((one) => middleOf(one) > bottom)
        .length,
    };
    const isSame = (was: Beyond) =>
      was.above === next.above && was.below === next.below && was.cards === next.cards;
    setBeyond((was) => (isSame(was) ? was : next));
  }, []);

  useEffect(() => {
    const box = mark.current?.parentElement ?? null;
    if (box === null) return;
    box.addEventListener('scroll', count, { passive: true });
    const observer = new ResizeObserver(count);
    observer.observe(box);
    return () => {
      box.removeEventListener('scroll', count);
      observer.disconnect();
    };
  }, [count]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new position is looked at, and where a card can go
  useEffect(
    () =>
      afterPaint(() => {
        const box = mark.current?.parentElement ?? null;
        if (box !== null) reveal(box, asked);
        count();
      }),
    [at, aim?.card],
  );

  const goTo = (side: 'above' | 'below') => {
    const box = mark.current?.parentElement ?? null;
    if (box === null) return;
    const { top, bottom } = box.getBoundingClientRect();
    const cards = litIn(box);
    const card =
      side === 'below'
        ? cards.find((one) => middleOf(one) > bottom)
        : cards.findLast((one) => middleOf(one) < top);
    card?.scrollIntoView({ block: side === 'below' ? 'start' : 'end' });
  };

  const goOn = () => {
    const box = mark.current?.parentElement ?? null;
    box?.scrollBy({ top: box.clientHeight * 0.8 });
  };

  return (
    <div ref={mark} className={styles.mark}>
      {below > 0 ? (
        <MoreLit many={below} towards="↓" onClick={() => goTo('below')} />
      ) : above > 0 ? (
        <MoreLit many={above} towards="↑" onClick={() => goTo('above')} />
      ) : (
        cards > 0 && <MoreLit many={cards} towards="↓" isLit={false} onClick={goOn} />
      )}
    </div>
  );
}

function litIn(box: Element): readonly Element[] {
  return [...box.querySelectorAll(LIT)];
}

function middleOf(card: Element): number {
  const { top, height } = card.getBoundingClientRect();
  return top + height / 2;
}

/** What stands over a card, and the strip at the lower edge. */
const [OVER, STRIP] = [14, 26];

/**
 * Brings what is lit and the card that is asked about into sight, all of them where they have room, else the first lit one
 * where none is seen, so that no card above it stays there by half.
 */
function reveal(box: Element, asked: GameCardId | null): void {
  if (box.scrollHeight <= box.clientHeight) return;
  const inner = box.getBoundingClientRect();
  const isSeen = (card: Element) => {
    const { top, bottom } = card.getBoundingClientRect();
    return top >= inner.top && bottom <= inner.bottom - STRIP;
  };
  const lit = litIn(box);
  const about = [...lit, ...box.querySelectorAll(`[data-card="${asked}"]`)];
  if (about.length === 0 || about.every(isSeen)) return;
  const boxes = about.map((card) => card.getBoundingClientRect());
  const top = Math.min(...boxes.map((one) => one.top)) - OVER;
  const bottom = Math.max(...boxes.map((one) => one.bottom)) + STRIP;
  const [first = about[0]] = lit;
  if (bottom - top <= inner.height) box.scrollBy({ top: top - inner.top });
  else if (!about.some(isSeen)) first?.scrollIntoView({ block: 'start' });
}
