import { type RefObject, useEffect, useRef } from 'react';
import { isMeantElsewhere, nearestThatWay } from '@/app/_table/key-target';
import type { BoardTable } from './board-table';

/** What the keys of the table do. */
export const KEYS = [
  ['Enter', 'The filled button, or what the frame stands round'],
  ['Arrows', 'From answer to answer, or from place to place on the map'],
  ['0 – 9', 'The number that is asked for'],
  ['u', 'Take back'],
  ['Shift+u', 'Do again'],
  ['?', 'These keys'],
] as const;

/** What arrow keys walk among: not what stands beside a field, which has keys of its own. */
const ANSWERS =
  'button:enabled:not([data-aside], [data-aside] *, [data-card], input ~ *, :has(~ input))';
/** Where a number is typed, and where it is set in another way. */
const [FIELD, SLIDER] = ['input[role="spinbutton"]', 'input[type="range"]'];
/** The filled button. */
const LIT = 'button[data-lit]:enabled';
/** What is pressed without being an answer: the map, a tool; and what sets a number step by step. */
const BESIDE = '[data-place], [data-tools]';
/** What opens a menu keeps the focus for it. */
const OPENS = '[aria-haspopup]';
const STEPS = '[aria-labelledby="question"] :is(button:has(~ input), input ~ button)';
/** What the keyboard comes to first: the plan's leader, the filled button, what is suggested, else the first answer. */
const FIRST = ['input:checked', LIT, 'button[data-suggested]', 'select', ANSWERS];
/** Digits that follow so soon, in ms, are one number. */
const SOON = 800;
const NONE = { digits: '', at: Number.NEGATIVE_INFINITY };

const questionOf = () => document.querySelector<HTMLElement>('[aria-labelledby="question"]');

/** What the keyboard comes to first in a question. */
function firstIn(question: HTMLElement): HTMLElement | undefined {
  return FIRST.flatMap((one) => question.querySelector<HTMLElement>(one) ?? [])[0];
}

/** The keyboard goes on with what is asked, wherever the focus was. */
function focusFirst(): void {
  const question = questionOf();
  if (question !== null) firstIn(question)?.focus({ preventScroll: true });
}

/** Who answers by keyboard goes on with the first answer of what is asked next: the button that was pressed is gone. */
export function useFirstAnswer(): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = section;
    if (document.activeElement !== document.body || current === null) return;
    firstIn(current)?.focus({ preventScroll: true });
  }, []);
  return section;
}

/** The keys of the table, wherever the focus is, except in fields and while something lies over the page. */
export function useBoardKeys({ undo, redo, getSnapshot }: BoardTable, onHelp: () => void): void {
  useEffect(() => {
    let typed = NONE;

    function press(event: KeyboardEvent): boolean {
      const { key, timeStamp } = event;
      const question = questionOf();
      const isDigit = /^\d$/.test(key);
      if (!isDigit) typed = NONE;
      if (question !== null && key === 'Enter') return takeLit(question, event);
      if (isMeantElsewhere(event)) return false;
      if (question !== null && key.startsWith('Arrow')) return walk(question, key);
      if (question !== null && isDigit) {
        const digits = timeStamp - typed.at < SOON ? typed.digits + key : key;
        typed = { digits, at: timeStamp };
        if (setNumber(question, digits)) return true;
        // no number has both digits: the last of them begins another
        typed = { digits: key, at: timeStamp };
        if (digits !== key && setNumber(question, key)) return true;
        // the field takes the key itself, in place of what stands in it
        question.querySelector<HTMLElement>(FIELD)?.focus();
        return false;
      }
      const { canUndo, canRedo } = getSnapshot();
      const does = { '?': onHelp, u: undo, U: redo }[key];
      const isTaken = { u: canUndo, U: canRedo }[key];
      if (isTaken !== false) does?.();
      if (isTaken === true) focusFirst();
      return does !== undefined;
    }

    function onKey(event: KeyboardEvent) {
      if (press(event)) event.preventDefault();
    }

    window.addEventListener('keydown', onKey);
    window.addEventListener('mousedown', onPress);
    window.addEventListener('click', onPressed);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('mousedown', onPress);
      window.removeEventListener('click', onPressed);
    };
  }, [undo, redo, getSnapshot, onHelp]);
}

/** A press beside the answers takes no focus… */
function onPress(event: MouseEvent): void {
  if (isIn(BESIDE, event)) event.preventDefault();
}

/** …and once it is done, as once a number is set, Enter does what is filled then. */
function onPressed(event: MouseEvent): void {
  // by keyboard it may be pressed again
  if (event.detail > 0 && isIn(`${BESIDE}, ${STEPS}`, event) && !isIn(OPENS, event)) focusFirst();
}

function isIn(places: string, { target }: MouseEvent): boolean {
  return target instanceof Element && target.closest(places) !== null;
}

/** Enter in a field, on what is chosen already, or where nothing has the focus. */
function takeLit(question: HTMLElement, event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey, defaultPrevented, repeat } = event;
  if (ctrlKey || metaKey || altKey || defaultPrevented || repeat) return false;
  if (!(target instanceof HTMLElement)) return false;
  const isSet = question.contains(target) && target.matches('input, [aria-pressed="true"]');
  if (target !== document.body && !isSet) return false;
  const lit = question.querySelector<HTMLElement>(LIT);
  lit?.click();
  return lit !== null;
}

/** To the nearest answer that way; one that is chosen among others is chosen at once. */
function walk(question: HTMLElement, key: string): boolean {
  const here = document.activeElement;
  if (!(here instanceof HTMLElement) || !question.contains(here)) {
    if (here !== document.body) return false;
    firstIn(question)?.focus();
    return true;
  }
  const next =
    nearestThatWay(here, [...question.querySelectorAll<HTMLElement>(ANSWERS)], key) ??
    question.querySelector<HTMLElement>(`${FIELD}, ${SLIDER}`);
  next?.focus();
  if (next?.hasAttribute('aria-pressed')) next.click();
  return next !== null;
}

/** Presses the key of a number, or its mark on a slider; false where there is none. */
function setNumber(question: HTMLElement, digits: string): boolean {
  const key = question.querySelector<HTMLElement>(`[data-number="${digits}"]`);
  key?.focus();
  key?.click();
  return key !== null;
}
