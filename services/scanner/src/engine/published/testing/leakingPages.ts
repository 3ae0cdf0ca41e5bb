import type { LeakKind } from '@yinyom/contracts/scanner/leakKinds';
import { dashed, inThaiDigits, seeded, valuesOf } from '../../../personal-data/testing/sampleValues';

/** A page and what has to be found on it; harmless ones have nothing. */
export interface SamplePage {
  html: string;
  kinds: LeakKind[];
  /** Every value on it. */
  values: string[];
}

const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_unused, at) => make(at));
const table = (rows: readonly (readonly string[])[]): string =>
  `<table>${rows.map((row, at) => `<tr>${row.map((cell) => (at === 0 ? `<th>${cell}</th>` : `<td>${cell}</td>`)).join('')}</tr>`).join('')}</table>`;
const list = (lines: readonly string[]): string =>
  `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

/** Thirty pages that publish what they should not, in every way that pages have. */
export const leakingPages = (seed: number): SamplePage[] => {
  const random = seeded(seed);
  const make = valuesOf(random);
  const kept: string[] = [];
  const keep = (value: string): string => {
    kept.push(value);
    return value;
  };
  const id = () => keep(make.nationalId());
  const name = () => `${random.pick(['นาย', 'นาง', 'นางสาว'])}${keep(make.name())}`;
  const mobile = () => keep(make.mobile());
  const ways: [LeakKind[], () => string][] = [
    [['national_id'], () => `<p>เลขประจำตัวประชาชน ${id()}</p>`],
    [['national_id'], () => `<p>เลขบัตรประชาชน ${dashed(id())}</p>`],
    [['national_id'], () => `<p>เลขประจำตัวประชาชน ${inThaiDigits(dashed(id()))}</p>`],
    [['national_id'], () => `<dl><dt>Citizen ID</dt><dd>${dashed(id()).replaceAll('-', ' ')}</dd></dl>`],
    [['national_id'], () => table([['ที่', 'หมายเลข'], ...times(5, (at) => [`${at}`, id()])])],
    [['national_id'], () => `<div data-citizen-id="${id()}">x</div>`],
    [['national_id'], () => `<!-- เลขบัตรประชาชนผู้ทดสอบ ${id()} --><p>x</p>`],
    [
      ['national_id'],
      () => `<script>var user = {"nationalId":"${id()}","createdAt":1732838400000};</script>`,
    ],
    [
      ['national_id'],
      () =>
        `<script type="application/json">${JSON.stringify({ rows: times(4, (at) => ({ row: at, cid: id() })) })}</script>`,
    ],
    [['national_id'], () => `<div style="display:none">บัตรประชาชน ${id()}</div>`],
    [
      ['national_id'],
      () =>
        `<input type="hidden" name="id_card" value="${id()}"><label>เลขบัตรประชาชน <input value="${id()}"></label><p>เลขบัตรประชาชน ${id()}</p>`,
    ],
    [['national_id'], () => `<template><p>เลขประจำตัวผู้เสียภาษี ${id()}</p></template>`],
    [['national_id', 'people_list'], () => table([['ชื่อ-สกุล', 'เลขบัตร'], ...times(12, () => [name(), id()])])],
    [['people_list', 'phone'], () => list(times(12, () => `${name()} โทร ${mobile()}`))],
    [['phone'], () => `<p>${times(14, mobile).join(' <br> ')}</p>`],
    [['phone'], () => `<p>ผู้ชนะรางวัล ${name()} ${mobile()}</p>`],
    [['email'], () => list(times(12, () => keep(make.email())))],
    [['bank_account'], () => `<p>โอนคืนเงินให้ ${name()} เลขที่บัญชี ${keep(make.account())} ธนาคารออมสิน</p>`],
    [
      ['bank_account'],
      () => table([['ชื่อ', 'เลขที่บัญชี'], ...times(5, (at) => [`ราย ${at}`, keep(make.account())])]),
    ],
    [['passport'], () => `<p>Passport No: ${keep(make.passport())}</p>`],
    [['driving_licence'], () => `<p>ใบขับขี่เลขที่ ${keep(make.licence())}</p>`],
    [
      ['birth_date', 'people_list'],
      () => table([['ชื่อ-นามสกุล', 'วันเดือนปีเกิด'], ...times(12, () => [name(), keep(make.birth())])]),
    ],
    [
      ['home_address', 'people_list'],
      () => table([['ชื่อ-นามสกุล', 'ที่อยู่'], ...times(12, () => [name(), make.address()])]),
    ],
    [
      ['sensitive', 'people_list'],
      () => table([['ชื่อ-นามสกุล', 'ศาสนา'], ...times(12, () => [name(), 'พุทธ'])]),
    ],
    [['sensitive', 'people_list'], () => list(times(12, () => `${name()} หมู่เลือด O โรคประจำตัว หอบหืด`))],
    [['children'], () => list(times(12, () => `ด.ช.${keep(make.name())} ป.4/1`))],
    [
      ['children', 'people_list'],
      () =>
        table([
          ['คำนำหน้า', 'ชื่อ-สกุล', 'คะแนน'],
          ...times(12, () => ['เด็กหญิง', keep(make.name()), `${random.below(100)}`]),
        ]),
    ],
    [
      ['secret'],
      () =>
        `<script>const key = "AKIA${times(16, () => random.pick([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'])).join('')}";</script>`,
    ],
    [
      ['secret'],
      () => `<pre>-----BEGIN ${'PRIVATE'} KEY-----\nMIIEvQIBADAN\n-----END ${'PRIVATE'} KEY-----</pre>`,
    ],
    [
      ['people_list'],
      () =>
        table([
          ['Name', 'Salary'],
          ...times(12, () => [`Mr. ${keep(make.englishName())}`, `${random.digits(5)}`]),
        ]),
    ],
  ];
  return ways.map(([kinds, write]) => {
    kept.length = 0;
    const html = `<!DOCTYPE html><html lang="th"><title>ประกาศ</title><h1>ประกาศผล</h1>${write()}`;
    return { html, kinds, values: [...kept] };
  });
};

/** Thirty pages that only look like it. */
export const harmlessPages = (seed: number): SamplePage[] => {
  const random = seeded(seed);
  const make = valuesOf(random);
  const ways: (() => string)[] = [
    () => table([['คำสั่งซื้อ', 'ยอด'], ...times(20, () => [`1${random.digits(12)}`, '100'])]),
    () => list(times(20, () => `Order #1${random.digits(12)}`)),
    () => table([['สินค้า', 'บาร์โค้ด'], ...times(20, (at) => [`ข้าว ${at}`, `885${random.digits(10)}`])]),
    () => list(times(20, () => `ISBN 978-${random.digits(10)}`)),
    () =>
      `<script>var points = [${times(20, () => `[13.${random.digits(13)},100.${random.digits(13)}]`).join(',')}];</script>`,
    () =>
      `<script>var events = [${times(30, () => `{"timestamp":17${random.digits(11)}}`).join(',')}];</script>`,
    () => list(times(20, (at) => `กอง ${at} โทร ${make.office()}`)),
    () => `<footer>ติดต่อ โทร ${make.mobile()} สายด่วน 1111</footer>`,
    () =>
      list(
        [
          'info',
          'contact',
          'sales',
          'hr',
          'dpo',
          'support',
          'press',
          'library',
          'admin',
          'office',
          'news',
        ].map((one) => `${one}@school.ac.th`),
      ),
    () => list(times(15, (at) => `teacher.${at}x@school.ac.th`)),
    () => `<p>กรอกเลขบัตรประชาชน เช่น 1-2345-67890-12-1</p>`,
    () => `<p>ตัวอย่าง เลขบัตรประชาชน ${dashed(make.wrongId())}</p>`,
    () => table([['รายการ', 'ราคา'], ...times(30, (at) => [`ห้อง ${at}`, `${random.digits(4)} บาท`])]),
    () =>
      table([['ลำดับ', 'ชื่อ-สกุล', 'ตำแหน่ง'], ...times(15, (at) => [`${at}`, `นาย${make.name()}`, 'กรรมการ'])]),
    () => list(times(15, () => `นาง${make.name()} ผู้อำนวยการ`)),
    () => `<p>มูลนิธิเพื่อเด็ก รับบริจาค ธนาคารกรุงเทพ เลขที่บัญชี ${make.account()}</p>`,
    () => `<p>เลขประจำตัวผู้เสียภาษี 0${random.digits(12)} บริษัท ตัวอย่าง จำกัด</p>`,
    () => times(20, () => `<img src="/uploads/17${random.digits(11)}.jpg" alt="ภาพ">`).join(''),
    () =>
      `<svg viewBox="0 0 ${random.digits(4)} 10"><path d="M${times(40, () => random.digits(13)).join(' ')}"/></svg>`,
    () => `<p>นายกเทศมนตรี นครขอนแก่น เปิดงานวันเกิดเมือง</p>`,
    () =>
      table([
        ['Branch', 'Phone', 'Address'],
        ...times(15, (at) => [`Branch ${at}`, make.office(), `${at} Sukhumvit`]),
      ]),
    () => table([['Tracking', 'Status'], ...times(20, () => [`1${random.digits(12)}`, 'ok'])]),
    () => `<p>ทำหนังสือเดินทาง ค่าธรรมเนียม 1,000 บาท โทร 02-203-5000</p>`,
    () => `<p>สอบใบขับขี่ วันที่ 12/01/2568 เวลา 08:30 น.</p>`,
    () => `<script src="https://maps.example/api?key=AIza${random.digits(35)}"></script><p>แผนที่</p>`,
    () =>
      `<div id="${random.digits(13)}" class="c-${random.digits(13)}" data-hash="${random.digits(13)}abcdef">x</div>`,
    () =>
      `<form><label>เลขบัตรประชาชน <input name="id_card" placeholder="1-2345-67890-12-1" pattern="[0-9]{13}"></label></form>`,
    () => table([['ทีม', 'คะแนน'], ...times(15, (at) => [`ทีม ${at}`, `${random.below(90)}`])]),
    () => `<p>ประชุมวันที่ ${times(12, (at) => `${at + 1}/02/2568`).join(' ')}</p>`,
    () => `<pre>DB_PASSWORD=your_password\nAPI_KEY=xxxxxx</pre>`,
  ];
  return ways.map((write) => ({
    html: `<!DOCTYPE html><html lang="th"><title>ข่าว</title><h1>ข่าวประชาสัมพันธ์</h1>${write()}`,
    kinds: [],
    values: [],
  }));
};
