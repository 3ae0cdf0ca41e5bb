import { LOCALE_TAGS } from '@yinyom/contracts/constants';
import type { PolicyDocument } from '@yinyom/contracts/websites/policy';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';

const Text = styled.article`
  overflow-wrap: anywhere;
  p {
    white-space: pre-line;
  }
  h4 {
    margin-bottom: ${({ theme }) => theme.space(1)};
    font-size: 1.1em;
  }
  p + p {
    margin-top: ${({ theme }) => theme.space(2)};
  }
  ul {
    margin-block: ${({ theme }) => theme.space(2)};
    padding-inline-start: 1.25em;
    list-style: disc;
  }
`;

/** The policy as visitors will read it, as it was saved last. */
export const PolicyPreview = ({ document }: { document: PolicyDocument }) => (
  <Text lang={LOCALE_TAGS[document.language]}>
    <Stack $gap={4}>
      <h3>{document.title}</h3>
      {document.blocks.map(({ block, title, paragraphs, items, after, link }) => (
        <section key={block}>
          <h4>{title}</h4>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {items.length > 0 && (
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
          {after.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {link && <p>{link.text}</p>}
        </section>
      ))}
    </Stack>
  </Text>
);
