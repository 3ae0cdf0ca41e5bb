import styled from 'styled-components';
import { Icon } from '@yinyom/ui/foundation/Icon';
import { useItems } from './useItems';

const Item = styled.details`
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space(4)};
    min-height: 56px;
    padding-block: 12px;
    font-weight: ${({ theme }) => theme.font.weight.bold};
    cursor: pointer;
    list-style: none;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary > svg {
    flex: none;
    transition: transform ${({ theme }) => theme.motion};
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  > p {
    max-width: 75ch;
    padding-bottom: ${({ theme }) => theme.space(5)};
    color: ${({ theme }) => theme.color.muted};
  }
`;

/** The questions of the FAQ; each opens to its answer without any script. */
export const Questions = () => (
  <div>
    {useItems<{ q: string; a: string }>('faq.items').map(({ q, a }) => (
      <Item key={q}>
        <summary>
          {q}
          <Icon name="chevron" />
        </summary>
        <p>{a}</p>
      </Item>
    ))}
  </div>
);
