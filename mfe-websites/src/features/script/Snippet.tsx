import { useTexts } from '@yinyom/mfe-kit';
import { CopyButton } from '@yinyom/ui/action/CopyButton';
import { Stack } from '@yinyom/ui/data/Stack';
import type { ReactNode } from 'react';
import styled from 'styled-components';

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
}

/** A piece of code to paste, what it does, and a button that copies it. */
export const Snippet = ({ title, children, code, copy }: SnippetProps) => {
  const t = useTexts('websites');
  return (
    <Stack as="section" $gap={2} aria-label={title}>
      <h3>{title}</h3>
      {children && <p>{children}</p>}
      <Code tabIndex={0}>
        <code>{code}</code>
      </Code>
      <div>
        <CopyButton text={code}>{copy ?? t('script.copy')}</CopyButton>
      </div>
    </Stack>
  );
};
