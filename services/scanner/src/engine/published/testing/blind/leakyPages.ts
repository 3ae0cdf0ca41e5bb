import { items, pageOf, table, text } from './html';
import {
  chanceOf,
  dashed,
  englishName,
  fullName,
  passport,
  people,
  spacedPhone,
  thaiDigits,
} from './persons';
import type { Sample } from './Sample';
import { contacts, sensitiveLists, childrenAndMoney, secretPages } from './leakyLists';

const script = (data: unknown, name: string) => `<script>window.${name} = ${JSON.stringify(data)};</script>`;

const idTables = (seed: number): Sample[] => {
  const chance = chanceOf(seed);
  const some = people(chance, 14);
  return [
    {
      name: 'allowance for the elderly',
      html: pageOf(
        'รายชื่อผู้มีสิทธิรับเบี้ยยังชีพ',
        table([
          ['ลำดับ', 'ชื่อ - สกุล', 'เลขประจำตัวประชาชน', 'จำนวนเงิน'],
          ...some.map((one, at) => [String(at + 1), fullName(one), one.id, '600']),
        ]),
      ),
      kinds: ['national_id', 'people_list'],
    },
    {
      name: 'ids in Thai digits',
      html: pageOf(
        'ประกาศผลการคัดเลือก',
        table([
          ['ที่', 'ชื่อ', 'เลขบัตรฯ'],
          ...some.map((one, at) => [thaiDigits(String(at + 1)), fullName(one), thaiDigits(dashed(one.id))]),
        ]),
      ),
      kinds: ['national_id'],
    },
    {
      name: 'ids with spaces',
      html: pageOf(
        'ผู้ผ่านการตรวจสอบคุณสมบัติ',
        table([
          ['No.', 'Citizen ID', 'ผล'],
          ...some.slice(0, 5).map((one, at) => [String(at + 1), dashed(one.id, ' '), 'ผ่าน']),
        ]),
      ),
      kinds: ['national_id'],
    },
    {
      name: 'rows of elements that are no table',
      html: pageOf(
        'ทะเบียนอาสาสมัคร',
        some
          .map(
            (one) =>
              `<div class="row"><div class="col">${fullName(one)}</div><div class="col">${dashed(one.id)}</div><div class="col">${spacedPhone(one.phone)}</div></div>`,
          )
          .join(''),
      ),
      kinds: ['national_id', 'phone'],
    },
    {
      name: 'ids between lines of a pre',
      html: pageOf(
        'ข้อมูลนำเข้า',
        `<pre>${['no\tname\tcid', ...some.map((one, at) => `${at + 1}\t${fullName(one)}\t${one.id}`)].join('\n')}</pre>`,
      ),
      kinds: ['national_id'],
    },
    {
      name: 'a folded list of ids',
      html: pageOf(
        'ผู้ได้รับสิทธิ',
        `<details><summary>ดูรายชื่อ</summary>${items(
          some.map((one) => `${fullName(one)} (เลขประชาชน ${one.id})`),
          'ol',
        )}</details>`,
      ),
      kinds: ['national_id'],
    },
  ];
};

const singleIds = (seed: number): Sample[] => {
  const [one, two] = people(chanceOf(seed + 1), 2) as [
    ReturnType<typeof people>[number],
    ReturnType<typeof people>[number],
  ];
  return [
    {
      name: 'a court notice',
      html: pageOf(
        'ประกาศแจ้งคำสั่ง',
        text(`ด้วย ${fullName(one)} บัตรประจำตัวประชาชนเลขที่ ${dashed(one.id)} ได้ยื่นคำขอรังวัดที่ดิน`),
      ),
      kinds: ['national_id'],
    },
    {
      name: 'a notice in Thai digits',
      html: pageOf(
        'คำสั่งเทศบาล',
        text(`ให้ ${fullName(one)} เลขประจำตัวประชาชน ${thaiDigits(one.id)} พ้นจากตำแหน่ง`),
      ),
      kinds: ['national_id'],
    },
    {
      name: 'an English letter',
      html: pageOf(
        'Certificate',
        text(`This is to certify that Ms. Kanda (Thai ID No. ${one.id}) has completed the course.`),
      ),
      kinds: ['national_id'],
    },
    {
      name: 'a comment of the template',
      html: pageOf(
        'แบบฟอร์ม',
        `<!-- ทดสอบด้วยเลขบัตรประชาชน ${one.id} ของ ${fullName(one)} อย่าลืมลบ --><p>เนื้อหา</p>`,
      ),
      kinds: ['national_id'],
    },
    {
      name: 'a hidden field',
      html: pageOf(
        'สมัครเรียน',
        `<form><input type="hidden" name="citizen_id" value="${two.id}"><input name="q"></form>`,
      ),
      kinds: ['national_id'],
    },
    {
      name: 'alternative text of a scan',
      html: pageOf(
        'เอกสารแนบ',
        `<img src="/x.png" alt="สำเนาบัตรประชาชน ${fullName(two)} ${dashed(two.id)}">`,
      ),
      kinds: ['national_id'],
    },
    {
      name: 'a number whose lines wrap',
      html: pageOf(
        'ผู้ร้อง',
        `<dl><dt>ชื่อ</dt><dd>${fullName(two)}</dd><dt>เลขประจำตัวประชาชน</dt><dd><span>${two.id.slice(0, 1)}</span>-<span>${two.id.slice(1, 5)}</span>-<span>${two.id.slice(5, 10)}</span>-<span>${two.id.slice(10, 12)}</span>-<span>${two.id.slice(12)}</span></dd></dl>`,
      ),
      kinds: ['national_id'],
    },
  ];
};

const hiddenIds = (seed: number): Sample[] => {
  const some = people(chanceOf(seed + 2), 12);
  return [
    {
      name: 'data in a script',
      html: pageOf(
        'ค้นหาสมาชิก',
        script(
          { members: some.map((one, at) => ({ no: at, fullname: fullName(one), cid: one.id })) },
          '__DATA__',
        ),
      ),
      kinds: ['national_id'],
    },
    {
      name: 'the state of a framework',
      html: pageOf(
        'ผู้สูงอายุ',
        `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { list: some.map((one) => ({ prefix: one.title, firstName: one.first, lastName: one.last, birthDate: `${one.birth.year}-${String(one.birth.month + 1).padStart(2, '0')}-${String(one.birth.day).padStart(2, '0')}`, tel: one.phone })) } } })}</script>`,
      ),
      kinds: ['phone', 'birth_date'],
    },
    {
      name: 'a hidden table',
      html: pageOf(
        'สรุปผล',
        `<div style="display:none">${table([['ชื่อ-นามสกุล', 'เลขประจำตัว 13 หลัก'], ...some.map((one) => [fullName(one), one.id])])}</div><p>รวม 12 ราย</p>`,
      ),
      kinds: ['national_id'],
    },
    {
      name: 'attributes of list entries',
      html: pageOf(
        'รายชื่อ',
        `<ul>${some.map((one) => `<li data-idcard="${one.id}">${one.first}</li>`).join('')}</ul>`,
      ),
      kinds: ['national_id'],
    },
    {
      name: 'choices of a select',
      html: pageOf(
        'ออกใบรับรอง',
        `<select name="person">${some.map((one) => `<option value="${one.id}">${fullName(one)}</option>`).join('')}</select>`,
      ),
      kinds: ['national_id'],
    },
    {
      name: 'a template that is not rendered',
      html: pageOf(
        'ระบบ',
        `<template><table>${some.map((one) => `<tr><td>${fullName(one)}</td><td>${dashed(one.id)}</td></tr>`).join('')}</table></template>`,
      ),
      kinds: ['national_id'],
    },
    {
      name: 'text that was left in a field',
      html: pageOf(
        'นำเข้ารายชื่อ',
        `<textarea name="bulk">${some.map((one) => `${one.id},${fullName(one)},${one.phone}`).join('\n')}</textarea>`,
      ),
      kinds: ['national_id'],
    },
    {
      name: 'a table that was commented out',
      html: pageOf(
        'รายชื่อ',
        `<!-- <table>${some.map((one) => `<tr><td>${fullName(one)}</td><td>${one.id}</td></tr>`).join('')}</table> -->`,
      ),
      kinds: ['national_id'],
    },
  ];
};

const otherPapers = (seed: number): Sample[] => {
  const chance = chanceOf(seed + 3);
  const some = people(chance, 12);
  return [
    {
      name: 'passports of exchange students',
      html: pageOf(
        'Exchange students',
        table([
          ['Name', 'Passport No.', 'Nationality', 'Date of birth'],
          ...some.map((one) => [
            englishName(chance),
            passport(chance),
            'Lao',
            `${one.birth.day}/${one.birth.month + 1}/${one.birth.year}`,
          ]),
        ]),
      ),
      kinds: ['passport', 'birth_date'],
    },
    {
      name: 'a passport in a sentence',
      html: pageOf(
        'ประกาศ',
        text(`${fullName(some[0]!)} ถือหนังสือเดินทางเลขที่ ${passport(chance)} ออกให้ ณ กรุงเทพฯ`),
      ),
      kinds: ['passport'],
    },
    {
      name: 'driving licences of drivers',
      html: pageOf(
        'ทะเบียนพนักงานขับรถ',
        table([
          ['ชื่อ', 'ใบอนุญาตขับรถเลขที่'],
          ...some.map((one) => [fullName(one), `${chance.one(['55', '61', '64'])}${chance.digits(6)}`]),
        ]),
      ),
      kinds: ['driving_licence'],
    },
    {
      name: 'accounts for scholarships',
      html: pageOf(
        'โอนเงินทุนการศึกษา',
        table([
          ['ชื่อ-สกุล', 'ธนาคาร', 'เลขที่บัญชี', 'จำนวนเงิน'],
          ...some.map((one) => [
            fullName(one),
            chance.one(['กรุงไทย', 'ออมสิน', 'ธ.ก.ส.']),
            `${one.account.slice(0, 3)}-${one.account.slice(3, 4)}-${one.account.slice(4, 9)}-${one.account.slice(9)}`,
            '5,000',
          ]),
        ]),
      ),
      kinds: ['bank_account'],
    },
    {
      name: 'accounts in sentences',
      html: pageOf(
        'คืนเงินประกัน',
        items(some.map((one) => `${fullName(one)} บัญชีธนาคารกสิกรไทย ${one.account}`)),
      ),
      kinds: ['bank_account'],
    },
  ];
};

/** Pages that publish personal data. */
export const leakyPages = (seed: number): Sample[] =>
  [
    idTables,
    singleIds,
    hiddenIds,
    otherPapers,
    contacts,
    sensitiveLists,
    childrenAndMoney,
    secretPages,
  ].flatMap((write) => write(seed));
