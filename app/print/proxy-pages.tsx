import { memo } from 'react';
import { CardFace } from '@/app/_ui/card/card-face';
import { spokenCard } from '@/app/_ui/card/face';
import type { Card } from '@/lib/cards/card';
import { PAPERS, type Paper } from '@/lib/codecs/sheet/fit';
import { CardBack } from './card-back';
import { PrintedPages } from './printed-pages';
import { ACROSS, backsOf, CARD } from './proxies';
import styles from './proxy-pages.module.css';

export interface ProxyPagesProps {
  readonly pages: readonly (readonly Card[])[];
  readonly paper: Paper;
  readonly ink: 'colour' | 'grey';
  /** `text` leaves the picture out, for larger letters. */
  readonly first: 'text' | 'picture';
  /** A page of backs behind each page of faces. */
  readonly backs: boolean;
}

/** The pages of cards. */
export function ProxyPages(props: ProxyPagesProps) {
  const { pages, paper, ink, first, backs } = props;
  return (
    <PrintedPages data-print="proxies" data-faces={ink} data-first={first}>
      {pages.map((page, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place in the pile is all a page has
        <div key={at} className={styles.pair}>
          <p className={styles.number} data-print="no">
            Page {at + 1} of {pages.length}
          </p>
          <PaperPage page={page} paper={paper} number={at + 1} />
          {backs && <PaperPage page={page} paper={paper} number={at + 1} isBack />}
        </div>
      ))}
    </PrintedPages>
  );
}

const PaperPage = memo(function PaperPage({
  page,
  paper,
  number,
  isBack = false,
}: {
  readonly page: readonly Card[];
  readonly paper: Paper;
  readonly number: number;
  readonly isBack?: boolean;
}) {
  const name = `${isBack ? 'Backs' : 'Faces'}, page ${number}`;
  const cells = isBack
    ? backsOf(page).map((back) => back && <CardBack back={back} />)
    : page.map((card) => <ProxyFace key={card.id} card={card} />);
  return (
    <section className={styles.page} data-paper={paper} aria-label={name}>
      <CutMarks paper={paper} />
      <ul className={styles.cells}>
        {cells.map((cell, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells never move
          <li key={at} className={styles.cell}>
            {cell}
          </li>
        ))}
      </ul>
    </section>
  );
});

function ProxyFace({ card }: { readonly card: Card }) {
  return (
    <>
      <span className="visually-hidden">{spokenCard(card)}</span>
      <CardFace card={card} decorative />
    </>
  );
}

/** Millimetres from the edge of the cards to a mark, and its length. */
const GAP = 1;
const LONG = 4.5;

/** Half the length of a cross in millimetres: it has room between the round corners of four cards. */
const CROSS = 1.2;

/** Where to cut: short lines outside the cards at every edge, and a cross wherever four of them meet. */
function CutMarks({ paper }: { readonly paper: Paper }) {
  const { width, height } = PAPERS[paper];
  const left = (width - ACROSS * CARD.width) / 2;
  const top = (height - 3 * CARD.height) / 2;
  const right = width - left;
  const bottom = height - top;
  let marks = '';
  for (let edge = 0; edge <= 3; edge += 1) {
    const x = left + edge * CARD.width;
    const y = top + edge * CARD.height;
    marks += `M${x} ${top - GAP}v-${LONG}M${x} ${bottom + GAP}v${LONG}`;
    marks += `M${left - GAP} ${y}h-${LONG}M${right + GAP} ${y}h${LONG}`;
  }
  for (let down = 0; down <= 3; down += 1)
    for (let across = 0; across <= ACROSS; across += 1) {
      const x = left + across * CARD.width;
      const y = top + down * CARD.height;
      marks += `M${x - CROSS} ${y}h${2 * CROSS}M${x} ${y - CROSS}v${2 * CROSS}`;
    }
  return (
    <svg className={styles.marks} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={marks} fill="none" stroke="#000" strokeWidth="0.15" />
    </svg>
  );
}
