import { ClipboardCopy, Link2, Share2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button, LinkButton } from '@/app/_ui/base/button';
import { copyText } from '@/app/_ui/base/copy-text';
import { Dialog } from '@/app/_ui/base/dialog';
import { Checkbox, TextInput } from '@/app/_ui/base/field';
import { LONGEST_QR, QrCode } from '@/app/_ui/base/qr-code';
import { toast } from '@/app/_ui/base/toast';
import { Verdict } from '@/app/_ui/base/verdict';
import { sideListLoss } from '@/lib/codecs/decks/codecs';
import { deckCode, inGroups } from '@/lib/codecs/links/deck-code';
import { writeLink } from '@/lib/codecs/links/deck-link';
import { deckTitle } from '@/lib/decks/title';
import { shareHref } from '../link/share-href';
import type { DeckDialogProps } from './deck-dialog-host';
import styles from './share-dialog.module.css';

/** A deck to be sent: a link that holds all of it, the same as a QR code, and the code of its list. */
export function ShareDialog({ deck, onClose }: DeckDialogProps) {
  const [withNotes, setWithNotes] = useState(true);
  const link = useMemo(
    () => shareHref(writeLink(withNotes ? deck : { ...deck, notes: '' })),
    [deck, withNotes],
  );
  const code = useMemo(() => deckCode(deck), [deck]);
  const sideList = sideListLoss(deck, 'A JSON file takes it along.');
  const title = deckTitle(deck);
  const isHere = LOOPBACK.test(location.hostname);
  const copyCode = () => void copyText(code, 'The deck code');
  return (
    <Dialog
      onClose={onClose}
      shape="wide"
      title={`Share ${title}`}
      foot={
        <>
          {isHere && (
            <Button kind="primary" onClick={copyCode}>
              <ClipboardCopy size={16} aria-hidden />
              Copy code
            </Button>
          )}
          <LinkButton href={link.slice(location.origin.length)} onClick={onClose}>
            See what they see
          </LinkButton>
          {canShare() && (
            <Button onClick={() => void shareNatively(title, link)}>
              <Share2 size={16} aria-hidden />
              Send…
            </Button>
          )}
          <Button
            kind={isHere ? 'plain' : 'primary'}
            onClick={() => void copyText(link, 'The link')}
          >
            <Link2 size={16} aria-hidden />
            Copy link
          </Button>
        </>
      }
    >
      {isHere && (
        <Verdict tone="warning" className="mb-4">
          This Registry runs on your own machine, so its links open nowhere else. Send the deck code
          or a file: they can be read by any Registry.
        </Verdict>
      )}
      <div className={styles.parts}>
        <div className="flex flex-col gap-4 min-w-0">
          <TextInput
            label="Link"
            hint={`The whole deck is in the link itself, ${link.length} characters. No server keeps it; whoever opens it reads the deck and may keep a copy.`}
            readOnly
            value={link}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          {deck.notes !== '' && (
            <Checkbox checked={withNotes} onCheckedChange={setWithNotes}>
              Send the notes too ({deck.notes.length.toLocaleString('en-GB')} characters)
            </Checkbox>
          )}
          {sideList !== null && <p className="text-muted text-s">{sideList}</p>}
          <section className={styles.code} aria-labelledby="share-code">
            <h3 id="share-code">Deck code</h3>
            <p className={styles.groups}>{inGroups(code)}</p>
            <p className="text-muted text-s">
              The list alone, to be copied and pasted: the same cards always have the same code.
              Capitals count, blanks do not. Type it under Check to read it.
            </p>
            {!isHere && (
              <Button size="small" onClick={copyCode}>
                <ClipboardCopy size={16} aria-hidden />
                Copy code
              </Button>
            )}
          </section>
        </div>
        <div className={styles.qr}>
          {link.length <= LONGEST_QR ? (
            <QrCode text={link} label={`QR code that opens ${title}`} />
          ) : (
            <p className={styles.tooLong}>
              This link is too long for a QR code that a phone can read.
              {withNotes && deck.notes !== '' && ' Without the notes it may fit.'}
            </p>
          )}
          {link.length <= LONGEST_QR && (
            <p className="text-muted text-s">
              {isHere
                ? 'It opens on this machine only, as the link does.'
                : 'Point a phone’s camera at it across the table.'}
              {withNotes && deck.notes.length > 300 && ' Without the notes it is easier to read.'}
            </p>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** Names by which a machine calls itself. */
const LOOPBACK = /^(localhost|127\.[\d.]+|\[::1\])$/;

function canShare(): boolean {
  return typeof navigator.share === 'function';
}

async function shareNatively(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    // whoever closes the system's own window has changed their mind
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast({
      title: 'The device did not send it',
      description: 'Copy the link and paste it where it should go.',
      tone: 'warning',
    });
  }
}
