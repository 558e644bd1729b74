import { useEffect, useMemo, useState } from 'react';
import { imageSheetsHref } from '@/app/_print/print-hrefs';
import { TextInput } from '@/app/_ui/base/field';
import type { Catalogue } from '@/lib/cards/catalogue';
import { sizeLosses } from '@/lib/codecs/decks/losses';
import { type TtsImages, ttsCodec, ttsLosses, writeTts } from '@/lib/codecs/decks/tts';
import { sheetsOf } from '@/lib/codecs/decks/tts-sheets';
import { writeLink } from '@/lib/codecs/links/deck-link';
import type { Deck } from '@/lib/decks/deck';
import type { CardBack } from '@/lib/rules/taxonomy';
import { counted } from '@/lib/sentences';
import type { WrittenText } from './export-dialog';
import styles from './export-dialog.module.css';

/** Backs are the same for every deck, so their addresses are remembered in this browser. */
const KEY = 'registry-tts-backs';
const BACKS = { house: 'House', imperial: 'Imperial' } as const;

/** Where the pictures lie, and the saved object with them. */
export function TtsExport({
  deck,
  catalogue,
  onWritten,
}: {
  readonly deck: Deck;
  readonly catalogue: Catalogue;
  readonly onWritten: (written: WrittenText) => void;
}) {
  const [faces, setFaces] = useState<TtsImages['faces']>({});
  const [backs, setBacks] = useState<TtsImages['backs']>(rememberedBacks);
  const sheets = useMemo(() => sheetsOf([deck], catalogue), [deck, catalogue]);
  const href = useMemo(() => imageSheetsHref(writeLink(deck)), [deck]);

  useEffect(() => {
    const images = { faces, backs };
    const text = writeTts(deck, catalogue, images);
    onWritten({
      format: 'tts',
      text,
      extension: ttsCodec.extension,
      mediaType: ttsCodec.mediaType,
      losses: [...ttsLosses(deck, catalogue, images), ...sizeLosses(text)],
    });
  }, [faces, backs, deck, catalogue, onWritten]);

  function changeBack(back: CardBack, address: string) {
    const next = { ...backs, [back]: address };
    setBacks(next);
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // not remembered: the file holds it all the same
    }
  }

  return (
    <fieldset className={styles.images}>
      <legend>Addresses of the pictures</legend>
      <p className="max-w-none text-muted text-s">
        Tabletop Simulator fetches pictures from the web.{' '}
        <a href={href} target="_blank" rel="noreferrer">
          Make the image sheets of this deck
        </a>
        , put them where it can reach them, and paste their addresses; without them the cards have
        names only.
      </p>
      <div className={styles.addresses}>
        {sheets.map(({ key, back, cards }) => (
          <Address
            key={key}
            label={`${BACKS[back]} sheet (${counted(cards.length, 'face')})`}
            value={faces[key] ?? ''}
            onChange={(address) => setFaces({ ...faces, [key]: address })}
          />
        ))}
        {(['house', 'imperial'] as const).map((back) => (
          <Address
            key={back}
            label={`${BACKS[back]} back`}
            value={backs[back]}
            onChange={(address) => changeBack(back, address)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Address({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (address: string) => void;
}) {
  const isRight = value === '' || /^(?:https?|file):\/\/\S+$/.test(value);
  return (
    <TextInput
      label={label}
      type="url"
      value={value}
      placeholder="https://…"
      maxLength={2000}
      autoComplete="off"
      spellCheck={false}
      problem={isRight ? undefined : 'An address begins with https:// and has no blanks.'}
      onValueChange={(typed) => onChange(typed.trim())}
    />
  );
}

function rememberedBacks(): TtsImages['backs'] {
  const none = { house: '', imperial: '' };
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof value !== 'object' || value === null) return none;
    const textOf = (key: string) => {
      const found: unknown = Reflect.get(value, key);
      return typeof found === 'string' ? found.slice(0, 2000) : '';
    };
    return { house: textOf('house'), imperial: textOf('imperial') };
  } catch {
    return none;
  }
}
