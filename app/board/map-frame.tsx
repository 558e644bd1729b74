import { Maximize2, Minimize2, ZoomIn, ZoomOut } from 'lucide-react';
import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '@/app/_ui/base/button';
import type { Box } from '@/lib/board/map/area';
import type { Point } from '@/lib/board/map/shape';
import styles from './board-map.module.css';
import { HALF } from './map-parts';

/** A larger map is so much larger, or less where the box that it shows asks for it. */
const MOST = 1.95;
/** A phone's window is so high, by its width. */
const HIGH = 0.87;
const MIDDLE: Box = { x: 0, y: 0, width: 0, height: 0 };

/** How a map folds to a part of itself, as large as else, and unfolds; how high the part is the style sheet of the page says. */
export interface Fold {
  readonly isFolded: boolean;
  readonly onFold: (isFolded: boolean) => void;
}

/** How much larger a map is that shows a box. */
function zoomTo({ width, height }: Box): number {
  return Math.max(1, Math.min(MOST, (2 * HALF) / width, (2 * HALF * HIGH) / height));
}

/** How far down the drawing the middle of what a larger map shows is: it is not shown beyond its edge. */
export function middleOf(box: Box): number {
  const most = HALF - (HALF * HIGH) / zoomTo(box);
  return Math.max(-most, Math.min(most, box.y));
}

/**
 * The window in which a narrow screen shows the map: whole, or, by itself or by a press, larger round a box of the drawing.
 * Where it folds, it is whole or shows the part with the box in its middle.
 */
export function MapFrame({
  around = null,
  isNear = false,
  fold = null,
  children,
}: {
  /** What a larger map shows; null for its middle. */
  readonly around?: Box | null | undefined;
  /** Whether it is larger by itself, till somebody presses. */
  readonly isNear?: boolean | undefined;
  readonly fold?: Fold | null | undefined;
  readonly children: ReactNode;
}) {
  const [isEnlarged, setEnlarged] = useState<boolean | null>(null);
  const isLow = fold?.isFolded === true;
  const isLarge = (isEnlarged ?? isNear) && fold === null;
  const { x, y } = around ?? MIDDLE;
  const zoom = isLarge ? zoomTo(around ?? MIDDLE) : 1;

  const [Sign, does] =
    fold === null
      ? isLarge
        ? ([ZoomOut, 'Whole map'] as const)
        : ([ZoomIn, 'Larger map'] as const)
      : isLow
        ? ([Maximize2, 'Whole map'] as const)
        : ([Minimize2, 'A part of the map'] as const);

  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const last = useRef({ left: 0, top: 0, zoom: 0 });
  useLayoutEffect(() => {
    if (frame.current === null || sheet.current === null) return;
    showMiddle(frame.current, sheet.current, { x, y });
    const { scrollLeft: left, scrollTop: top } = frame.current;
    const from = last.current;
    last.current = { left, top, zoom };
    const grown = from.zoom / zoom;
    if (from.zoom === 0 || (grown === 1 && from.left === left && from.top === top)) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const start = `translate(${left - from.left}px, ${top - from.top}px) scale(${grown})`;
    const shift = sheet.current.firstElementChild?.animate(
      { transform: [start, 'none'] },
      { duration: 360, easing: 'ease-in-out' },
    );
    shift?.finished.then(() => hideCut(frame.current)).catch(() => {});
  }, [zoom, x, y]);

  // names move from position to position, too
  useEffect(() => hideCut(frame.current));

  // in a window of another size what is asked about is in the middle again
  useEffect(() => {
    const box = frame.current;
    const whole = sheet.current;
    if (box === null || whole === null) return;
    const observer = new ResizeObserver(() => {
      showMiddle(box, whole, { x, y });
      const { scrollLeft: left, scrollTop: top } = box;
      last.current = { ...last.current, left, top };
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [x, y]);

  return (
    <div
      className={styles.window}
      data-large={isLarge || undefined}
      data-part={isLarge || isLow || undefined}
      data-low={isLow || undefined}
    >
      <Button
        size="small"
        className={styles.enlarge}
        onClick={() => (fold === null ? setEnlarged(!isLarge) : fold.onFold(!isLow))}
      >
        <Sign size={18} aria-hidden />
        <span className="visually-hidden">{does}</span>
      </Button>
      <div
        ref={frame}
        className={styles.frame}
        style={{ '--zoom': zoom } as CSSProperties}
        onScroll={({ currentTarget: { scrollLeft, scrollTop } }) => {
          last.current = { ...last.current, left: scrollLeft, top: scrollTop };
          requestAnimationFrame(() => hideCut(frame.current));
        }}
      >
        <div ref={sheet} className={styles.sheet}>
          {children}
        </div>
      </div>
    </div>
  );
}

/** Scrolls so that a point of the drawing is in the middle of what is in sight, as far as the map reaches. */
function showMiddle(box: HTMLElement, sheet: HTMLElement, { x, y }: Point): void {
  const scale = sheet.clientHeight / (2 * HALF);
  box.scrollTo({
    left: (sheet.clientWidth - box.clientWidth) / 2 + x * scale,
    top: (sheet.clientHeight - box.clientHeight) / 2 + y * scale,
    behavior: 'instant',
  });
}

/** Hides the names of which the frame would show but a part. */
function hideCut(frame: HTMLElement | null) {
  if (frame === null) return;
  const shown = frame.getBoundingClientRect();
  for (const name of frame.querySelectorAll(`.${styles.name} > g`)) {
    // the base of letters on a circle is longer than they are
    const lines = [...name.querySelectorAll('text')].map((line) => line.getBoundingClientRect());
    const isIn = ({ left, right, top, bottom }: DOMRect) =>
      left >= shown.left && right <= shown.right && top >= shown.top && bottom <= shown.bottom;
    const isOut = ({ left, right, top, bottom }: DOMRect) =>
      right < shown.left || left > shown.right || bottom < shown.top || top > shown.bottom;
    name.toggleAttribute('data-cut', !lines.every(isOut) && !lines.every(isIn));
  }
}
