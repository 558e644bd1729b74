import { parseAsString, useQueryState } from 'nuqs';
import { useCallback, useEffect, useRef, useState } from 'react';

/** The address follows what is typed by so many milliseconds: whenever it is written, the router looks at it. */
const LATE = 250;

/** The search text as the address holds it, or soon will, and how to change it. */
export function useSearchText(): readonly [string, (text: string) => void] {
  const [kept, keep] = useQueryState('q', parseAsString.withDefault(''));
  const [typed, setTyped] = useState<string | null>(null);
  const [written, setWritten] = useState<string | null>(null);
  const [before, setBefore] = useState(kept);
  const late = useRef<{ text: string; readonly timer: number } | null>(null);
  // An address that was not written here, as by going back, has the last word.
  if (before !== kept) {
    setBefore(kept);
    if (kept !== written) setTyped(null);
  }
  const edit = useCallback(
    (text: string) => {
      setTyped(text);
      if (late.current !== null) {
        late.current.text = text;
        return;
      }
      const timer = window.setTimeout(() => {
        const last = late.current?.text ?? '';
        late.current = null;
        setWritten(last);
        void keep(last || null);
      }, LATE);
      late.current = { text, timer };
    },
    [keep],
  );
  useEffect(() => {
    const drop = () => {
      const { text, timer } = late.current ?? { text: null };
      clearTimeout(timer);
      late.current = null;
      return text;
    };
    const settle = () => {
      const text = drop();
      if (text !== null) writeNow(text);
    };
    // A link, or Enter on a row, may lead away: the address, written later, would call the router back from there.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href]') !== null) settle();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Enter') settle();
    };
    addEventListener('click', onClick, { capture: true });
    addEventListener('keydown', onKey, { capture: true });
    return () => {
      removeEventListener('click', onClick, { capture: true });
      removeEventListener('keydown', onKey, { capture: true });
      drop();
    };
  }, []);
  return [typed ?? kept, edit];
}

/** Into the address alone, for whoever comes back to it; the router, which knows this state, is not asked. */
function writeNow(text: string): void {
  const address = new URL(location.href);
  if (text === '') address.searchParams.delete('q');
  else address.searchParams.set('q', text);
  history.replaceState(history.state, '', address);
}
