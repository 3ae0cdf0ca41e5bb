import { useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { MonthPicker } from '@yinyom/ui/form/MonthPicker';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useMonthName } from './useMonthName';

const Root = styled.div`
  position: relative;
`;
const Panel = styled.div`
  position: absolute;
  top: calc(100% + 4px);
  left: 0;
  z-index: ${({ theme }) => theme.layer.menu};
  width: min(320px, 90vw);
  padding: ${({ theme }) => theme.space(4)};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow};
`;

/** The month of the report, and the choice of another one; months after the present one cannot be chosen. */
export const MonthButton = ({ month, onChange }: { month: string; onChange: (month: string) => void }) => {
  const t = useTexts('dashboard');
  const nameOf = useMonthName();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = () => {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  useEffect(() => {
    if (!open) return undefined;
    const closeOutside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setOpen(false);
    };
    const events = ['pointerdown', 'focusin'] as const;
    for (const event of events) document.addEventListener(event, closeOutside);
    return () => {
      for (const event of events) document.removeEventListener(event, closeOutside);
    };
  }, [open]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return (
    <Root ref={root} onKeyDown={onKeyDown}>
      <Button
        kind="secondary"
        icon="calendar"
        aria-label={`${t('report.month')}: ${nameOf(month)}`}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {nameOf(month)}
      </Button>
      {open && (
        <Panel id={id}>
          <MonthPicker
            value={month}
            onChange={(next) => {
              onChange(next);
              close();
            }}
          />
        </Panel>
      )}
    </Root>
  );
};
