import { Select as Base } from '@base-ui/react/select';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes';
import type { FieldInput } from './field';
import { useLayerRoot } from './layer-root';
import popup from './popup.module.css';
import type { SelectOption, SelectProps } from './select';
import styles from './select.module.css';

export interface SelectListProps<V extends string>
  extends Pick<SelectProps<V>, 'value' | 'onValueChange' | 'options'> {
  readonly input: FieldInput;
  /** What the button shows. */
  readonly children: ReactNode;
}

/** The list of a select, open from the start, with the button that it hangs on. */
export function SelectList<V extends string>({
  input,
  value,
  onValueChange,
  options,
  children,
}: SelectListProps<V>) {
  const layer = useLayerRoot();
  return (
    <Base.Root<V>
      value={value}
      defaultOpen
      onValueChange={(next) => {
        if (next !== null) onValueChange(next);
      }}
    >
      <Base.Trigger {...input} className={styles.trigger}>
        {children}
      </Base.Trigger>
      <Base.Portal {...layer}>
        <Base.Positioner className={popup.positioner} sideOffset={4} alignItemWithTrigger={false}>
          <Base.Popup className={classes(popup.popup, popup.list)}>
            {groupsOf(options).map(([group, some]) => {
              const items = some.map((option) => (
                <Base.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.disabled ?? false}
                  className={popup.item}
                >
                  <span className={popup.tick}>
                    <Base.ItemIndicator>
                      <Check size={16} aria-hidden />
                    </Base.ItemIndicator>
                  </span>
                  {option.icon}
                  <Base.ItemText>{option.label}</Base.ItemText>
                  {option.end !== undefined && <span className={popup.itemEnd}>{option.end}</span>}
                </Base.Item>
              ));
              return group === undefined ? (
                items
              ) : (
                <Base.Group key={group}>
                  <Base.GroupLabel className={popup.group}>{group}</Base.GroupLabel>
                  {items}
                </Base.Group>
              );
            })}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** Options by their group, in the order of the first of each. */
function groupsOf<V extends string>(options: readonly SelectOption<V>[]) {
  const names = [...new Set(options.map(({ group }) => group))];
  return names.map((name) => [name, options.filter(({ group }) => group === name)] as const);
}
