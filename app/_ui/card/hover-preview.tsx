import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Card } from '@/lib/cards/card';
import { CardFace } from './card-face';
import styles from './hover-preview.module.css';

const WIDTH = 260;
const HEIGHT = (WIDTH * 88) / 63;
const GAP = 10;

/** Shows the whole face beside what it wraps, on hover and on focus. Sight only: it adds no words. */
export function HoverPreview({
  card,
  className,
  children,
}: {
  readonly card: Card;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  const anchor = useRef<HTMLSpanElement>(null);
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [place, setPlace] = useState<{ readonly left: number; readonly top: number } | null>(null);

  function show(delay: number) {
    clearTimeout(wait.current);
    wait.current = setTimeout(() => {
      const box = anchor.current?.getBoundingClientRect();
      if (box) setPlace(beside(box));
    }, delay);
  }

  function hide() {
    clearTimeout(wait.current);
    setPlace(null);
  }

  useEffect(() => () => clearTimeout(wait.current), []);
  useEffect(() => {
    if (!place) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setPlace(null);
    const onScroll = () => setPlace(null);
    window.addEventListener('keydown', onKey);
    window.addEventListener('scroll', onScroll, true);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', onScroll, true);
    };
  }, [place]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the link inside is what acts; this only listens
    <span
      ref={anchor}
      className={className}
      onPointerEnter={() => show(180)}
      onPointerLeave={hide}
      onFocus={() => show(60)}
      onBlur={hide}
    >
      {children}
      {place &&
        createPortal(
          <div className={styles.preview} style={place}>
            <CardFace card={card} decorative />
          </div>,
          document.body,
        )}
    </span>
  );
}

/** To the right where there is room, else to the left, and never past an edge. */
function beside(box: DOMRect): { readonly left: number; readonly top: number } {
  const right = box.right + GAP;
  const fitsRight = right + WIDTH + GAP <= window.innerWidth;
  const left = fitsRight ? right : Math.max(GAP, box.left - GAP - WIDTH);
  const top = Math.min(
    Math.max(GAP, box.top + box.height / 2 - HEIGHT / 2),
    window.innerHeight - HEIGHT - GAP,
  );
  return { left, top: Math.max(GAP, top) };
}
