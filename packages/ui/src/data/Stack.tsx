import styled from 'styled-components';

/** Widest a column of fields is: lines are no longer than what stands in them needs. */
const FORM_WIDTH = '800px';

/** Children below each other, `$gap` grid steps (4 px) apart; `$form`: a column of fields. */
export const Stack = styled.div<{ $gap?: number; $form?: boolean }>`
  ${({ $form }) => $form && `max-width: ${FORM_WIDTH};`}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme, $gap = 4 }) => theme.space($gap)};
`;

/** Children beside each other, wrapping when there is no room. */
export const Row = styled.div<{ $gap?: number; $justify?: 'start' | 'end' | 'space-between' | 'center' }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $justify = 'start' }) => $justify};
  gap: ${({ theme, $gap = 3 }) => theme.space($gap)};
`;
