import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

/** Stays in view while the page scrolls: what is to be done now is never out of sight. */
const Bar = styled.section`
  position: sticky;
  z-index: 2;
  top: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(2)} ${({ theme }) => theme.space(4)};
  padding: ${({ theme }) => theme.space(3)} ${({ theme }) => theme.space(4)};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-inline-start: 4px solid ${({ theme }) => theme.color.primary};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.surface};
  > div:first-child {
    flex: 1 1 220px;
    min-width: 0;
  }
  h2 {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.small};
  }
`;

interface NextStepBarProps {
  title: string;
  /** The step in words. */
  children: ReactNode;
  /** The buttons that lead to it. */
  actions: ReactNode;
}

/** The next step of a case, with the button that leads to it. */
export const NextStepBar = ({ title, children, actions }: NextStepBarProps) => {
  const id = useId();
  return (
    <Bar aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {children}
      </div>
      {actions}
    </Bar>
  );
};
