import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { focusRingInside } from '../foundation/focusRing';
import { Icon } from '../foundation/Icon';
import type { IconName } from '../foundation/Icon';

export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: IconName;
  /** Given for a choice: whether it is the current one. An item without it is an action. */
  selected?: boolean;
  danger?: boolean;
  onSelect: () => void;
}

const Root = styled.div`
  position: relative;
`;
const Trigger = styled.button`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-height: 44px;
  max-width: 100%;
  padding: 4px 12px;
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius.normal};
  background: transparent;
  cursor: pointer;
  > svg {
    flex: none;
  }
  &:hover,
  &[aria-expanded='true'] {
    background: ${({ theme }) => theme.color.primarySoft};
  }
`;
const List = styled.div<{ $align: 'start' | 'end' }>`
  position: absolute;
  top: calc(100% + 4px);
  ${({ $align }) => ($align === 'end' ? 'right: 0;' : 'left: 0;')}
  z-index: ${({ theme }) => theme.layer.menu};
  min-width: 200px;
  max-width: min(320px, 90vw);
  padding: 4px;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow};
`;
/** Only the items scroll; a search field above them stays. */
const Items = styled.div<{ $rows?: number }>`
  max-height: ${({ $rows }) => ($rows ? `${$rows * 44}px` : '60vh')};
  overflow-y: auto;
  overscroll-behavior: contain;
`;
const Item = styled.button<{ $danger: boolean }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  width: 100%;
  min-height: 44px;
  padding: 8px 12px;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.small};
  background: transparent;
  color: ${({ theme, $danger }) => ($danger ? theme.color.danger : theme.color.ink)};
  text-align: start;
  cursor: pointer;
  &:hover,
  &:focus-visible {
    background: ${({ theme }) => theme.color.primarySoft};
  }
  &:focus-visible {
    ${focusRingInside}
  }
  &[aria-checked='true'] {
    font-weight: ${({ theme }) => theme.font.weight.bold};
    color: ${({ theme }) => theme.color.primary};
  }
  > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

interface DropdownMenuProps {
  /** Name of the menu for screen readers. */
  label: string;
  trigger: ReactNode;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
  /** Scrolls above this many items; half of the next one then shows that there are more. */
  visibleItems?: number;
  /** Shown above the items, e.g. a search field. */
  header?: ReactNode;
  /** The header has a search field, which takes the focus in place of the first item. */
  searchable?: boolean;
  /** Shown below the items, inside what scrolls. */
  footer?: ReactNode;
  onOpenChange?: (open: boolean) => void;
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** A button that opens a menu. Arrow keys, Home, End, Escape and a press outside work as users expect. */
export const DropdownMenu = (props: DropdownMenuProps) => {
  const { label, trigger, items, align = 'start', visibleItems, header, footer, onOpenChange } = props;
  const { searchable = false } = props;
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const more = visibleItems !== undefined && items.length > visibleItems;

  const show = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  const entries = () => [...(root.current?.querySelectorAll<HTMLElement>('[data-menu-item]') ?? [])];

  useEffect(() => {
    if (!open) return undefined;
    if (!searchable) entries()[0]?.focus();
    const closeOutside = (event: PointerEvent | FocusEvent) => {
      if (!root.current?.contains(event.target as Node)) show(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
    // Only opening and closing matter; the handlers read the rest when they run.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    const list = entries();
    const at = list.indexOf(document.activeElement as HTMLElement);
    const step = STEPS[event.key];
    const target =
      step !== undefined
        ? list[(at + step + list.length) % list.length]
        : { Home: list[0], End: list.at(-1) }[event.key];
    if (event.key === 'Escape') {
      show(false);
      button.current?.focus();
    } else if (!target) return;
    target?.focus();
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Root ref={root} onKeyDown={onKeyDown}>
      <Trigger
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => show(!open)}
      >
        {trigger}
        <Icon name="chevron" size={16} />
      </Trigger>
      {open && (
        <List $align={align}>
          {header}
          <Items $rows={more ? visibleItems + 0.5 : undefined}>
            <div id={id} role="menu" aria-label={label}>
              {items.map((item) => (
                <Item
                  key={item.key}
                  type="button"
                  role={item.selected === undefined ? 'menuitem' : 'menuitemradio'}
                  aria-checked={item.selected}
                  data-menu-item=""
                  $danger={item.danger ?? false}
                  onClick={() => {
                    show(false);
                    button.current?.focus();
                    item.onSelect();
                  }}
                >
                  {item.icon && <Icon name={item.icon} />}
                  <span>{item.label}</span>
                  {item.selected && <Icon name="check" size={18} />}
                </Item>
              ))}
            </div>
            {footer}
          </Items>
        </List>
      )}
    </Root>
  );
};
