import { type Rows, times } from './html';
import { letter, windows874 } from './office';
import { chanceOf, dashed, fullName, people, wrongId } from './persons';
import type { DocumentSample } from './Sample';

export const writing = (seed: number): DocumentSample[] => {
  const chance = chanceOf(seed + 42);
  const some = people(chance, 16);
  const file = (name: string, content: Buffer | string, kinds: DocumentSample['kinds']): DocumentSample => ({
    name,
    content: Buffer.from(content),
    kinds,
  });
  const list: Rows = [
    ['ที่', 'ชื่อ', 'ศาสนา', 'หมู่โลหิต'],
    ...some.map((one, at) => [
      String(at + 1),
      fullName(one),
      chance.one(['พุทธ', 'อิสลาม']),
      chance.one(['A', 'B', 'O']),
    ]),
  ];
  return [
    file(
      'petition.docx',
      letter([
        'เรื่อง ขอความอนุเคราะห์',
        `ข้าพเจ้า ${fullName(some[0]!)} เลขประจำตัวประชาชน ${dashed(some[0]!.id)} อยู่บ้านเลขที่ ${some[0]!.address}`,
      ]),
      ['national_id'],
    ),
    file('soldiers.docx', letter(['บัญชีรายชื่อ', list]), ['sensitive']),
    file('header.docx', letter(['ใบลา'], `${fullName(some[1]!)} เลขประจำตัวประชาชน ${some[1]!.id}`), [
      'national_id',
    ]),
    file(
      'minutes.docx',
      letter(
        [
          'รายงานการประชุม',
          ...some.map((one, at) => `${at + 1}. ${fullName(one)} กรรมการ`),
          'เริ่มประชุมเวลา 09.30 น.',
        ],
        'เทศบาลเมืองริมธาร',
      ),
      [],
    ),
    file(
      'form.docx',
      letter([
        'แบบคำร้อง',
        [
          ['เลขประจำตัวประชาชน', '□-□□□□-□□□□□-□□-□'],
          ['ตัวอย่าง', dashed(wrongId(chance))],
        ],
      ]),
      [],
    ),
    file(
      'names.txt',
      windows874(
        some
          .map((one, at) => `${at + 1}. ${fullName(one)}  ${dashed(one.id)}  โทร ${one.phone}`)
          .join('\r\n'),
      ),
      ['national_id', 'phone'],
    ),
    file(
      'backup.sql.txt',
      `-- MySQL dump 10.13  Distrib 8.0.36\nDROP TABLE IF EXISTS \`users\`;\nCREATE TABLE \`users\` (\`id\` int, \`name\` varchar(99), \`password\` char(60));\nINSERT INTO \`users\` VALUES ${some.map((one, at) => `(${at},'${one.mail}','$2y$10$${chance.digits(22)}abcdefghijklmnopqrstuvwxyzABCDE')`).join(',')};\n`,
      ['secret'],
    ),
    file(
      'api.json',
      JSON.stringify({
        status: 'ok',
        data: some.map((one) => ({
          prefix: one.title,
          name: `${one.first} ${one.last}`,
          citizenId: one.id,
          birthdate: `${one.birth.year}-0${1 + (one.birth.month % 9)}-${10 + (one.birth.day % 18)}`,
        })),
      }),
      ['national_id'],
    ),
    file(
      'points.geojson.json',
      JSON.stringify({
        type: 'FeatureCollection',
        features: times(60, (at) => ({
          type: 'Feature',
          id: Number(`1${chance.digits(12)}`),
          geometry: {
            type: 'Point',
            coordinates: [Number(`100.${chance.digits(12)}`), Number(`13.${chance.digits(12)}`)],
          },
          properties: { name: `จุด ${at}` },
        })),
      }),
      [],
    ),
    file(
      'readme.txt',
      `ISBN 978-616-123-456-7\nสอบถาม 0 7532 1234\nรุ่น 1.2.3.4 วันที่ 2567-10-01\nhttps://example.org/?t=${1_700_000_000_000 + chance.below(99_999)}`,
      [],
    ),
  ];
};
