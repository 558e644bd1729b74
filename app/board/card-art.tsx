import { CardSign } from './card-sign';

/** A drawing on a square of 48: filled, filled in a paler tone, and lines. */
interface Drawing {
  readonly solid?: string;
  readonly pale?: string;
  readonly lines?: string;
}

/** What each card is named for; a card without one shows the sign of its kind. */
const DRAWINGS: Readonly<Record<string, Drawing>> = {
  crysknife: {
    pale: 'M15 33C19 21 29 10 43 4c0 14-9 25-22 33z',
    solid: 'M15 33l6 4-4 4-4-3zM12 36l5 5-8 5-6-5zM43 4C34 13 25 24 18 35l3 2C34 29 43 18 43 4z',
  },
  'maula-pistol': {
    solid: 'M4 15h31v8H22c-1 4-3 6-7 6l-3 13H4l3-16H4z',
    pale: 'M37 16h7v6h-7z',
    lines: 'M9 10q3-4 6 0t6 0 6 0',
  },
  'slip-tip': {
    pale: 'M24 3l4 9v17h-8V12z',
    solid: 'M24 3v26h-4V12zM15 29h18v4H15zM21 33h6v10a3 3 0 0 1-6 0z',
  },
  stunner: {
    solid: 'M4 16h20l4-3v14l-4-3H16l-2 15H6l2-15H4z',
    pale: 'M33 20a3 3 0 1 0 6 0 3 3 0 1 0-6 0z',
    lines: 'M38 10a14 14 0 0 1 0 20M33 13a9 9 0 0 1 0 14',
  },
  'projectile-weapon': {
    solid: 'M44 4L40 20l-5-5L17 33l-2-2L33 13l-5-5zM4 44l4-12 4 4 4 4z',
    pale: 'M10 26l12 12-4 3L7 30z',
  },
  chaumas: {
    solid: 'M4 28h40c0 8-6 13-12 15H16C10 41 4 36 4 28z',
    pale: 'M24 4c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z',
    lines: 'M12 24q2-3 0-6M36 24q2-3 0-6',
  },
  chaumurky: {
    solid: 'M22 28h4v11h8v4H14v-4h8zM11 15h26c-1 9-6 14-13 14s-12-5-13-14z',
    pale: 'M10 5h28l-1 8H11z',
  },
  'ellaca-drug': {
    pale: 'M21 8h6v11l11 19c1 3 0 5-3 5H13c-3 0-4-2-3-5l11-19z',
    solid: 'M18 4h12v4H18zM16 28h16l6 10c1 3 0 5-3 5H13c-3 0-4-2-3-5z',
  },
  'gom-jabbar': {
    solid: 'M23 3h2l1 16h-4zM15 29c0-7 4-11 9-11s9 4 9 11v14H15z',
    pale: 'M34 5c2 3 3 4 3 6a3 3 0 0 1-6 0c0-2 1-3 3-6z',
    lines: 'M19 31h10M19 37h10',
  },
  'poison-weapon': {
    pale: 'M24 3c9 12 14 20 14 27a14 14 0 0 1-28 0c0-7 5-15 14-27z',
    solid:
      'M16 26a3.500 3.500 0 1 0 7 0 3.500 3.500 0 1 0-7 0zm9 0a3.500 3.500 0 1 0 7 0 3.500 3.500 0 1 0-7 0zM20 33h8v5h-8z',
  },
  lasgun: {
    solid: 'M3 18h25v9H18l-3 14H6l3-14H3z',
    pale: 'M30 20h16v5H30z',
    lines: 'M32 15l8-6M32 30l8 6',
  },
  shield: {
    pale: 'M24 3l17 6v14c0 11-7 18-17 22C14 41 7 34 7 23V9z',
    solid: 'M24 11l10 4v9c0 6-4 10-10 13z',
    lines: 'M24 3l17 6v14c0 11-7 18-17 22C14 41 7 34 7 23V9z',
  },
  snooper: {
    solid: 'M16 4h16v9H16zM22 13h4v5h-4zM12 28h24c0 8-5 14-12 14s-12-6-12-14z',
    pale: 'M18 18h12l5 8H13z',
    lines: 'M36 8h6v12M12 8H6v12',
  },
  'cheap-hero': {
    solid: 'M16 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0zM9 45c0-13 5-22 15-22s15 9 15 22z',
    pale: 'M40 12l3 4v16h-6V16z',
    lines: 'M35 33h10M40 33v8',
  },
  'cheap-heroine': {
    solid: 'M18 12a6 6 0 1 0 12 0 6 6 0 1 0-12 0zM24 22c6 0 7 4 8 9l5 14H11l5-14c1-5 2-9 8-9z',
    pale: 'M24 3c9 0 12 6 12 19-4-2-5-6-5-11-4 0-7-1-8-3-2 3-6 3-6 3 0 5-1 9-5 11C12 9 15 3 24 3z',
  },
  'family-atomics': {
    solid: 'M20 24a4 4 0 1 0 8 0 4 4 0 1 0-8 0z',
    pale: 'M24 3c12 0 19 6 19 13 0 5-4 8-9 8H14c-5 0-9-3-9-8C5 9 12 3 24 3zM20 28h8l4 17H16z',
    lines: 'M12 33q12 5 24 0M24 27v17',
  },
  hajr: {
    solid: 'M27 6l14 10-14 10v-6H12v-8h15z',
    pale: 'M2 38c8-9 15-9 22-3 6-6 13-6 22 3v6H2z',
    lines: 'M6 29h10M20 29h6',
  },
  karama: {
    solid: 'M24 3l4 12 12-5-5 12 12 2-12 4 5 12-12-5-4 12-4-12-12 5 5-12-12-4 12-2-5-12 12 5z',
    pale: 'M18 24a6 6 0 1 0 12 0 6 6 0 1 0-12 0z',
  },
  'tleilaxu-ghola': {
    pale: 'M13 6h22c4 8 4 28 0 36H13c-4-8-4-28 0-36z',
    solid:
      'M10 3h28v4H10zM10 41h28v4H10zM19 17a5 5 0 1 0 10 0 5 5 0 1 0-10 0zM17 37c0-8 2-13 7-13s7 5 7 13z',
  },
  truthtrance: {
    pale: 'M6 5h36v27H27l-9 11V32H6z',
    solid: 'M12 18c7-9 17-9 24 0-7 9-17 9-24 0zm8 0a4 4 0 1 0 8 0 4 4 0 1 0-8 0z',
  },
  'weather-control': {
    solid: 'M21 24a3 3 0 1 0 6 0 3 3 0 1 0-6 0z',
    lines:
      'M24 15a9 9 0 1 1-9 9M24 33a9 9 0 0 0 9-9M24 6a18 18 0 0 1 18 18M24 42A18 18 0 0 1 6 24M42 24c0 8-4 14-10 18M6 24c0-8 4-14 10-18',
  },
  baliset: {
    solid: 'M32 11l5 5-11 11-5-5zM38 3l7 7-6 5-6-6z',
    pale: 'M24 19c6 1 8 5 6 9-1 3 2 6-2 11-5 7-14 8-20 3s-6-14 0-20c5-4 9-2 11-4 1-1 3 0 5 1z',
    lines: 'M36 12L13 35M10 30l8 8',
  },
  'jubba-cloak': {
    pale: 'M24 13c9 2 13 13 16 30H8c3-17 7-28 16-30z',
    solid: 'M24 3c6 0 9 4 9 9 0 4-4 7-9 7s-9-3-9-7c0-5 3-9 9-9zM22 20h4v23h-4z',
  },
  kulon: {
    solid: 'M12 3l7 12h6l8-12 1 15 5 14c1 6-6 10-12 6l-8-8-4 14H5c0-14 2-21 8-27z',
    pale: 'M27 21a2 2 0 1 0 4 0 2 2 0 1 0-4 0zM5 44c0-14 2-21 8-27l-1 27z',
  },
  'la-la-la': {
    solid: 'M18 8l22-5v29a6 5 0 1 1-4-5V14l-14 3v21a6 5 0 1 1-4-5z',
    pale: 'M4 10a5 4 0 1 0 6-4V3h3v8z',
  },
  'trip-to-gamont': {
    pale: 'M11 24a13 13 0 1 0 26 0 13 13 0 1 0-26 0z',
    solid:
      'M37 20c6 0 9 2 9 4 0 5-10 9-22 9S2 29 2 24c0-2 3-4 9-4-2 1-3 2-3 3 0 3 7 5 16 5s16-2 16-5c0-1-1-2-3-3z',
    lines: 'M38 5v6M35 8h6',
  },
  'shai-hulud': {
    pale: 'M2 42c4-5 8-6 11-3 0-20 5-33 16-33 8 0 13 6 13 13 4 2 4 16 4 23z',
    solid: 'M19 19a10 10 0 1 0 20 0 10 10 0 1 0-20 0zm10-6l2 4 4 0-3 3 2 4-5-2-5 2 2-4-3-3 4 0z',
    lines: 'M13 39c4-2 6 3 10 1s6-2 10 0 8 1 13 0',
  },
};

/** What a card is named for, in the colour round it. Decoration: its name stands beside it. */
export function CardArt({
  id,
  kind,
  size,
}: {
  readonly id: string;
  readonly kind: string;
  readonly size: number;
}) {
  const drawing = DRAWINGS[id];
  if (drawing === undefined) return <CardSign kind={kind} size={size * 0.7} />;
  const { solid, pale, lines } = drawing;
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      {pale !== undefined && <path d={pale} fill="currentColor" fillOpacity={0.4} />}
      {solid !== undefined && <path d={solid} fill="currentColor" fillRule="evenodd" />}
      {lines !== undefined && (
        <path d={lines} fill="none" stroke="currentColor" strokeWidth={2.4} strokeLinecap="round" />
      )}
    </svg>
  );
}
