import styled from 'styled-components';

const Root = styled.span<{ $inverse: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  color: ${({ theme, $inverse }) => ($inverse ? theme.color.onPrimary : theme.color.primary)};
  font-size: 1.25rem;
  font-weight: ${({ theme }) => theme.font.weight.bold};
  letter-spacing: 0.01em;
  line-height: 1.3;
  white-space: nowrap;
  @media (max-width: ${({ theme }) => theme.phone}) {
    [lang='th'] {
      display: none;
    }
  }
`;

/** The mark: a cookie with a bite taken out, and the tick of someone who agreed. */
const Mark = ({ inverse }: { inverse: boolean }) => (
  <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <path
      d="M16 2a14 14 0 1 0 14 14 5 5 0 0 1-6-6 5 5 0 0 1-6-7.800A14 14 0 0 0 16 2Z"
      fill={inverse ? '#FFFFFF' : '#0B6E6E'}
    />
    <path
      d="m9.500 16.500 4.500 4.500 8-8.500"
      fill="none"
      stroke={inverse ? '#0B6E6E' : '#FFFFFF'}
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle cx="26.500" cy="5" r="2" fill="#F2A33A" />
  </svg>
);

/** Name and mark of the product. `inverse` for dark grounds. */
export const Logo = ({ inverse = false }: { inverse?: boolean }) => (
  <Root $inverse={inverse}>
    <Mark inverse={inverse} />
    <span>
      Yinyom <span lang="th">ยินยอม</span>
    </span>
  </Root>
);
