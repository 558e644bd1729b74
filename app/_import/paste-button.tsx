import { ClipboardPaste } from 'lucide-react';
import { Button } from '@/app/_ui/base/button';
import { fail, ok, type Result } from '@/lib/result';

/** Takes the text of the clipboard. Problems: `no-clipboard` where the browser refuses. */
export function PasteButton({
  kind,
  onPaste,
}: {
  readonly kind: 'plain' | 'primary';
  readonly onPaste: (read: Result<string>) => void;
}) {
  return (
    <Button
      kind={kind}
      aria-label="Paste from the clipboard"
      onClick={() => void readClipboard().then(onPaste)}
    >
      <ClipboardPaste size={16} aria-hidden />
      Paste
    </Button>
  );
}

async function readClipboard(): Promise<Result<string>> {
  try {
    return ok(await navigator.clipboard.readText());
  } catch {
    return fail({
      code: 'no-clipboard',
      at: '',
      message:
        'The browser does not let this page read the clipboard. Click into the box and press Ctrl+V (⌘V on a Mac).',
    });
  }
}
