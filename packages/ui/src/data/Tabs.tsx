import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { focusRingInside } from '../foundation/focusRing';
import styled from 'styled-components';

const List = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space(1)};
  overflow-x: auto;
  margin-bottom: ${({ theme }) => theme.space(5)};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
`;
const Tab = styled.button`
  flex: none;
  min-height: 44px;
  padding: 8px 16px;
  border: 0;
  border-bottom: 3px solid transparent;
  background: none;
  color: ${({ theme }) => theme.color.muted};
  cursor: pointer;
  &:hover {
    color: ${({ theme }) => theme.color.primary};
  }
  &[aria-selected='true'] {
    border-color: ${({ theme }) => theme.color.primary};
    color: ${({ theme }) => theme.color.primary};
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
  &:focus-visible {
    ${focusRingInside}
  }
`;

/** Width in px over which a row of tabs fades out at its end (`GlobalStyle`). */
const FADES_OVER = 48;

export interface TabItem<Key extends string> {
  key: Key;
  label: ReactNode;
}

interface TabsProps<Key extends string> {
  label: string;
  items: readonly TabItem<Key>[];
  selected: Key;
  onSelect: (key: Key) => void;
  /** Content of the selected tab. */
  children: ReactNode;
}

/** Parts of one page, one shown at a time. Left and right arrows move between them. */
export const Tabs = <Key extends string>({ label, items, selected, onSelect, children }: TabsProps<Key>) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On phones the chosen tab may be beyond the edge, or faded. Only the row of tabs scrolls, never the page.
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>(`[data-key="${selected}"]`);
    if (!row || !tab) return;
    const start = tab.offsetLeft - row.offsetLeft;
    const end = start + tab.offsetWidth + FADES_OVER;
    if (start < row.scrollLeft) row.scrollLeft = start;
    else if (end > row.scrollLeft + row.clientWidth) row.scrollLeft = end - row.clientWidth;
  }, [selected]);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const at = items.findIndex((item) => item.key === selected);
    const next = items[(at + step + items.length) % items.length];
    if (!next) return;
    onSelect(next.key);
    list.current?.querySelector<HTMLElement>(`[data-key="${next.key}"]`)?.focus();
  };
  return (
    <>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={move}>
        {items.map((item) => (
          <Tab
            key={item.key}
            type="button"
            role="tab"
            id={`${id}-${item.key}`}
            data-key={item.key}
            aria-selected={item.key === selected}
            aria-controls={`${id}-panel`}
            tabIndex={item.key === selected ? 0 : -1}
            onClick={() => onSelect(item.key)}
          >
            {item.label}
          </Tab>
        ))}
      </List>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  );
};
