import { THAI_NAME } from '@yinyom/contracts/constants';
import styled from 'styled-components';
import { cssColor } from './palette';

const Root = styled.span<{ $inverse: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  color: ${({ theme, $inverse }) => ($inverse ? theme.color.onInverse : theme.color.primary)};
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
  <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" data-mark="product">
    <path d="M16 2a14 14 0 1 0 14 14 5 5 0 0 1-6-6 5 5 0 0 1-6-7.800A14 14 0 0 0 16 2Z" fill="currentColor" />
    <path
      d="m9.500 16.500 4.500 4.500 8-8.500"
      fill="none"
      stroke={cssColor(inverse ? 'inverse' : 'surface')}
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle cx="26.500" cy="5" r="2" fill={cssColor('accent')} />
  </svg>
);

/** The mark of the data-protection edition: the same cookie and tick, held by a shield. */
const ShieldMark = ({ inverse }: { inverse: boolean }) => (
  <svg width="38" height="44" viewBox="0 0 38 44" aria-hidden="true" data-mark="shield">
    <path
      d="M19 1 3 6.500v14C3 31.500 9.500 39 19 43c9.500-4 16-11.500 16-22.500v-14Z"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.500"
      strokeLinejoin="round"
    />
    <path
      d="M19 10.500a10.500 10.500 0 1 0 10.500 10.500 3.750 3.750 0 0 1-4.500-4.500 3.750 3.750 0 0 1-4.500-5.850A10.500 10.500 0 0 0 19 10.500Z"
      fill="currentColor"
    />
    <path
      d="m14.100 21.400 3.400 3.400 6-6.400"
      fill="none"
      stroke={cssColor(inverse ? 'inverse' : 'surface')}
      strokeWidth="2.250"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle cx="26.500" cy="12.750" r="1.500" fill={cssColor('accent')} />
  </svg>
);
const Words = styled.span`
  > small {
    display: block;
    font-size: 0.75rem;
    font-weight: ${({ theme }) => theme.font.weight.normal};
  }
`;

interface LogoProps {
  /** For dark grounds. */
  inverse?: boolean;
  /** Name of the data-protection edition: draws its variant of the mark, with the name below the product's. */
  edition?: string;
}

/** Name and mark of the product. */
export const Logo = ({ inverse = false, edition }: LogoProps) => (
  <Root $inverse={inverse}>
    {edition ? <ShieldMark inverse={inverse} /> : <Mark inverse={inverse} />}
    <Words>
      Yinyom <span lang="th">{THAI_NAME}</span>
      {edition && <small>{edition}</small>}
    </Words>
  </Root>
);
