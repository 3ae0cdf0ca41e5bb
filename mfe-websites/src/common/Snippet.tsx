import { useTexts } from '@yinyom/mfe-kit';
import { CopyButton } from '@yinyom/ui/action/CopyButton';
import { Stack } from '@yinyom/ui/data/Stack';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Block = styled.div`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space(3)};
  padding: ${({ theme }) => theme.space(4)};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.inverse};
  > pre {
    justify-self: stretch;
    padding: 0;
  }
`;
const Code = styled.pre`
  margin: 0;
  max-height: 240px;
  overflow: auto;
  padding: ${({ theme }) => theme.space(4)};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.inverse};
  color: ${({ theme }) => theme.color.onInverse};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

interface SnippetProps {
  title: string;
  /** What it is for. */
  children?: ReactNode;
  /** What is copied and shown, to the letter. */
  code: string;
  /** Name of the copy button where it copies no script. */
  copy?: string;
  /** It is what the page is for: its button stands out, inside the block. */
  primary?: boolean;
  /** The code is in the clipboard. */
  onCopied?: () => void;
}

/** A piece of code to paste, what it does, and a button that copies it. */
export const Snippet = ({ title, children, code, copy, primary = false, onCopied }: SnippetProps) => {
  const t = useTexts('websites');
  const text = (
    <Code tabIndex={0}>
      <code>{code}</code>
    </Code>
  );
  if (primary)
    return (
      <Stack as="section" $gap={2} aria-label={title}>
        {children && <p>{children}</p>}
        <Block>
          {text}
          <CopyButton kind="primary" text={code} onCopied={onCopied}>
            {copy ?? t('script.copy')}
          </CopyButton>
        </Block>
      </Stack>
    );
  return (
    <Stack as="section" $gap={2} aria-label={title}>
      <h3>{title}</h3>
      {children && <p>{children}</p>}
      {text}
      <div>
        <CopyButton text={code}>{copy ?? t('script.copy')}</CopyButton>
      </div>
    </Stack>
  );
};
