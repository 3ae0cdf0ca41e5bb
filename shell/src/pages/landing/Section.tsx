import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Page } from '../../layouts/Page';

const Root = styled.section<{ $tinted: boolean }>`
  padding-block: ${({ theme }) => theme.space(16)};
  background: ${({ theme, $tinted }) => ($tinted ? theme.color.surface : 'transparent')};
  @media (max-width: ${({ theme }) => theme.phone}) {
    padding-block: ${({ theme }) => theme.space(10)};
  }
`;
const Head = styled.div`
  max-width: 68ch;
  margin-bottom: ${({ theme }) => theme.space(8)};
  > h2 {
    font-size: ${({ theme }) => theme.font.size.h2};
  }
  > p {
    margin-top: ${({ theme }) => theme.space(2)};
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.lead};
  }
`;

interface SectionProps {
  /** Anchor of the navigation. */
  id: string;
  title: ReactNode;
  text?: ReactNode;
  tinted?: boolean;
  children?: ReactNode;
}

/** One part of the front page with its heading. */
export const Section = ({ id, title, text, tinted = false, children }: SectionProps) => (
  <Root id={id} aria-labelledby={`${id}-title`} $tinted={tinted}>
    <Page>
      <Head>
        <h2 id={`${id}-title`}>{title}</h2>
        {text && <p>{text}</p>}
      </Head>
      {children}
    </Page>
  </Root>
);
