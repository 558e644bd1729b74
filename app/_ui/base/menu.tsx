import { Menu as Base } from '@base-ui/react/menu';
import { Check, type LucideIcon } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Link } from '@/app/_ui/base/link';
import { classes } from './classes';
import { useLayerRoot } from './layer-root';
import popup from './popup.module.css';
import { pressesNothingElse } from './press-outside';
import { useBack } from './use-back';

export interface MenuProps {
  /** The button that opens it, as an element. */
  readonly trigger: ReactElement;
  readonly align?: 'start' | 'center' | 'end';
  /** Open from the start, for a menu that is fetched when it is asked for. */
  readonly defaultOpen?: boolean;
  /** Where fingers point Back closes it; not for one that changes the address. */
  readonly hasBack?: boolean;
  /** Once it is closed and nothing of it was chosen. */
  readonly onLeave?: () => void;
  readonly children: ReactNode;
}

/** A list of actions under a button; hold MenuItem, MenuLink, MenuCheck, MenuSeparator, MenuGroup. */
export function Menu(props: MenuProps) {
  const { trigger, align = 'start', defaultOpen = false, hasBack = false } = props;
  const layer = useLayerRoot();
  const [isOpen, setOpen] = useState(defaultOpen);
  const leave = () => {
    setOpen(false);
    props.onLeave?.();
  };
  useBack(hasBack && isOpen, leave);
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(open, by) => {
        pressesNothingElse(by);
        if (open || by.reason === 'item-press') setOpen(open);
        else leave();
      }}
    >
      <Base.Trigger render={trigger} />
      <Base.Portal {...layer}>
        <Base.Positioner
          className={popup.positioner}
          sideOffset={4}
          align={align}
          collisionPadding={8}
          // rather over its button than with lines cut off
          collisionAvoidance={{ side: 'shift', align: 'shift' }}
        >
          <Base.Popup className={classes(popup.popup, popup.list)}>{props.children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

export interface MenuItemProps {
  readonly icon?: LucideIcon;
  /** At the far end: a shortcut or a count. */
  readonly end?: ReactNode;
  readonly disabled?: boolean;
  readonly danger?: boolean;
  /** The menu stays open as it is chosen. */
  readonly stays?: boolean;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}

export function MenuItem(props: MenuItemProps) {
  const { icon: Sign, end, disabled = false, danger, stays = false, onSelect, children } = props;
  return (
    <Base.Item
      className={popup.item}
      disabled={disabled}
      closeOnClick={!stays}
      onClick={onSelect}
      data-danger={danger ? '' : undefined}
    >
      {Sign && <Sign size={16} />}
      {children}
      {end !== undefined && <span className={popup.itemEnd}>{end}</span>}
    </Base.Item>
  );
}

export function MenuLink({
  href,
  icon: Sign,
  children,
}: {
  readonly href: string;
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
}) {
  return (
    <Base.LinkItem className={popup.item} render={<Link href={href} />}>
      {Sign && <Sign size={16} />}
      {children}
    </Base.LinkItem>
  );
}

export interface MenuCheckProps {
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** A line to tick; the menu stays open. */
export function MenuCheck({
  checked,
  onCheckedChange,
  disabled = false,
  children,
}: MenuCheckProps) {
  return (
    <Base.CheckboxItem
      className={popup.item}
      checked={checked}
      disabled={disabled}
      onCheckedChange={(next) => onCheckedChange(next)}
      closeOnClick={false}
    >
      <span className={popup.tick}>{checked && <Check size={16} aria-hidden />}</span>
      {children}
    </Base.CheckboxItem>
  );
}

export function MenuSeparator() {
  return <Base.Separator className={popup.separator} />;
}

export function MenuGroup({
  label,
  children,
}: {
  readonly label: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Base.Group>
      <Base.GroupLabel className={popup.group}>{label}</Base.GroupLabel>
      {children}
    </Base.Group>
  );
}
