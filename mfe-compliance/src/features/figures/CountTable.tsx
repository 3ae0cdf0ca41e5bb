import { formatNumber, useLang } from '@yinyom/mfe-kit';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';

const Root = styled.table`
  width: 100%;
  border-collapse: collapse;
  caption {
    text-align: start;
    font-size: ${({ theme }) => theme.font.size.lead};
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
  th {
    padding-block: ${({ theme }) => theme.space(1)};
    font-weight: ${({ theme }) => theme.font.weight.normal};
    text-align: start;
  }
  td {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  tr {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
`;
const Note = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

interface CountTableProps {
  title: string;
  note?: string;
  rows: readonly { key: string; name: string; count: number | undefined }[];
}

/** Names with their counts; a count that is not known yet has its place. */
export const CountTable = ({ title, note, rows }: CountTableProps) => {
  const lang = useLang();
  return (
    <Stack $gap={2}>
      <Root>
        <caption>{title}</caption>
        <tbody>
          {rows.map(({ key, name, count }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{count === undefined ? '–' : formatNumber(count, lang)}</td>
            </tr>
          ))}
        </tbody>
      </Root>
      {note && <Note>{note}</Note>}
    </Stack>
  );
};
