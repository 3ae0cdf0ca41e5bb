import { useTexts } from '@yinyom/mfe-kit';
import { Icon } from '@yinyom/ui/foundation/Icon';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { COMMAND_KINDS, type Command } from './Command';

const Kind = styled.p`
  padding: ${({ theme }) => `${theme.space(2)} 12px ${theme.space(1)}`};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;
const Option = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  min-height: 44px;
  padding: 4px 12px;
  border-radius: ${({ theme }) => theme.radius.small};
  overflow-wrap: anywhere;
  cursor: pointer;
  &[aria-selected='true'] {
    background: ${({ theme }) => theme.color.primarySoft};
    color: ${({ theme }) => theme.color.primary};
  }
  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid SelectedItem;
      outline-offset: -2px;
    }
  }
`;

const Note = styled.small`
  margin-inline-start: auto;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

interface PaletteListProps {
  /** Of the list; an option's is this, a dash and its number. */
  id: string;
  commands: readonly Command[];
  /** Number of the option that Enter would choose. */
  active: number;
  onPoint: (index: number) => void;
  onChoose: (index: number) => void;
}

/** Commands in their groups. The focus stays in the field above; the active one is kept in view. */
export const PaletteList = ({ id, commands, active, onPoint, onChoose }: PaletteListProps) => {
  const t = useTexts('palette');
  const label = useTexts('shell')('palette.open');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active, commands.length]);
  return (
    <div ref={list} id={id} role="listbox" aria-label={label}>
      {COMMAND_KINDS.filter((kind) => commands.some((command) => command.kind === kind)).map((kind) => (
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <Kind id={`${id}-${kind}`}>{t(`kind_${kind}`)}</Kind>
          {commands.map(
            (command, index) =>
              command.kind === kind && (
                <Option
                  key={command.key}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  onPointerMove={() => index !== active && onPoint(index)}
                  onClick={() => onChoose(index)}
                >
                  <Icon name={command.icon} />
                  <span>{command.label}</span>
                  {command.note && <Note>{command.note}</Note>}
                </Option>
              ),
          )}
        </div>
      ))}
    </div>
  );
};
