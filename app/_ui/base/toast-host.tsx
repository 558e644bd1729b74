import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, IconButton } from './button';
import { classes } from './classes';
import { type ToastMessage, waiting } from './toast';
import styles from './toast.module.css';

const manager = Toast.createToastManager<{ readonly message: ToastMessage }>();

/** Where the window has room for a toast as it is now. */
function standsAt(): 'top' | 'above-bars' | 'beside' | undefined {
  const has = (what: string) => document.querySelector(what) !== null;
  if (has('[data-table], [role="dialog"]:not([data-toast])')) return 'top';
  if (has('[data-own-head]')) return 'above-bars';
  return has('[data-workspace]') ? 'beside' : undefined;
}

/** The shelf on which toasts stand. */
export function ToastHost() {
  const [stands, setStands] = useState<ReturnType<typeof standsAt>>();
  useEffect(() => {
    const show = () => {
      const messages = waiting.get();
      if (messages.length === 0) return;
      waiting.set([]);
      setStands(standsAt());
      for (const message of messages)
        manager.add({
          ...(message.id !== undefined && { id: message.id }),
          title: message.title,
          ...(message.description !== undefined && { description: message.description }),
          timeout: message.timeout ?? 6000,
          priority: message.tone === 'illegal' ? 'high' : 'low',
          data: { message },
        });
    };
    show();
    return waiting.subscribe(show);
  }, []);
  return (
    <Toast.Provider toastManager={manager} limit={4}>
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport} data-stands={stands}>
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts, close } = Toast.useToastManager<{ readonly message: ToastMessage }>();
  return toasts.map((one) => {
    const message = one.data?.message;
    return (
      <Toast.Root
        key={one.id}
        toast={one}
        data-toast
        className={classes(styles.toast, styles[message?.tone ?? 'note'])}
        swipeDirection={['right', 'up', 'down']}
      >
        <Toast.Content className={styles.content}>
          <div className="flex-1 min-w-0">
            <Toast.Title className={styles.title} />
            <Toast.Description className="text-muted text-s" />
          </div>
          {message?.action && (
            <Button
              size="small"
              onClick={() => {
                message.action?.onAction();
                close(one.id);
              }}
            >
              {message.action.label}
            </Button>
          )}
          {/* Base UI's own button is hidden from screen readers until the pointer is over it, yet takes the focus. */}
          <IconButton label="Dismiss" size="small" onClick={() => close(one.id)}>
            <X size={16} aria-hidden />
          </IconButton>
        </Toast.Content>
      </Toast.Root>
    );
  });
}
