import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { Button, IconButton } from './button';
import { classes } from './classes';
import { InDialog } from './layer-root';
import popup from './popup.module.css';

export interface DialogProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly children: ReactNode;
  /** Buttons at the foot, the primary one last. `DialogClose` closes. */
  readonly foot?: ReactNode;
  /** It stands open until this is asked for; leave out with `trigger` and with `open`. */
  readonly onClose?: () => void;
  /** Controlled; leave out with `trigger`. */
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  /** The button that opens it, as an element: `<Button>Rename…</Button>`. */
  readonly trigger?: ReactElement;
  /**
   * `sheet` rises from the lower edge, for phones. `top` stands near the upper edge and grows downward; it shows
   * no title, and what is in it brings a `DialogClose`.
   */
  readonly shape?: 'normal' | 'wide' | 'sheet' | 'top';
  /** Where the focus goes when it opens; the first control unless told. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
}

/** A window above the page: keeps the focus, closes with Escape, gives the focus back. */
export function Dialog(props: DialogProps) {
  const { title, description, children, foot, trigger, shape, initialFocus } = props;
  const { onClose, open = onClose && true, onOpenChange } = props;
  return (
    <Base.Root
      {...(open !== undefined && { open })}
      onOpenChange={(next) => {
        onOpenChange?.(next);
        if (!next) onClose?.();
      }}
    >
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className={popup.backdrop} />
        <Base.Popup
          className={classes(
            popup.popup,
            popup.dialog,
            shape === 'wide' && popup.wide,
            shape === 'sheet' && popup.sheet,
            shape === 'top' && popup.top,
          )}
          {...(initialFocus && { initialFocus })}
        >
          {shape === 'top' ? (
            <Base.Title className="visually-hidden">{title}</Base.Title>
          ) : (
            <div className={popup.dialogHead}>
              <Base.Title className={popup.dialogTitle}>{title}</Base.Title>
              <Base.Close
                render={
                  <IconButton label="Close">
                    <X size={18} aria-hidden />
                  </IconButton>
                }
              />
            </div>
          )}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <div className={popup.dialogBody} tabIndex={0}>
            {description && <Base.Description>{description}</Base.Description>}
            <InDialog value={true}>{children}</InDialog>
          </div>
          {foot && <div className={popup.dialogFoot}>{foot}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** Closes the dialog around it: `<DialogClose><Button>Cancel</Button></DialogClose>`. */
export function DialogClose({ children }: { readonly children: ReactElement }) {
  return <Base.Close render={children} />;
}

/** The two answers at the foot of a dialog that asks something; it closes with either. */
export function Answers({
  no = 'Cancel',
  yes,
  kind = 'primary',
  disabled = false,
  onNo,
  onYes,
}: {
  readonly no?: string;
  readonly yes: string;
  readonly kind?: 'primary' | 'danger';
  /** There is nothing to say yes to. */
  readonly disabled?: boolean;
  readonly onNo?: () => void;
  readonly onYes: () => void;
}) {
  return (
    <>
      <DialogClose>
        <Button onClick={onNo}>{no}</Button>
      </DialogClose>
      <DialogClose>
        <Button kind={kind} disabled={disabled} onClick={onYes}>
          {yes}
        </Button>
      </DialogClose>
    </>
  );
}
