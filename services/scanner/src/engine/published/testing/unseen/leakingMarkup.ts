import type { LeakKind } from '@yinyom/contracts/scanner/leakKinds';
import { times, type Random } from './random';
import { dashes, grouped, ID_GROUPS, type Values } from './values';

interface Markup {
  name: string;
  body: string;
  kinds: readonly LeakKind[];
}
type Make = (value: Values, random: Random) => Markup;

/** Values that only the source of a page has, or that its markup divides. */
export const LEAKING_MARKUP: readonly Make[] = [
  (value) => ({
    name: 'parameter of a link',
    body: `<p>ตรวจสอบสิทธิ</p><a href="/welfare/check.php?year=2569&amp;idcard=${value.id()}">ดูรายละเอียด</a>`,
    kinds: ['national_id'],
  }),
  (value) => ({
    name: 'hidden field',
    body: `<form action="/print" method="post"><input type="hidden" name="citizen_id" value="${value.id()}"><button>พิมพ์บัตรประจำตัวสอบ</button></form>`,
    kinds: ['national_id'],
  }),
  (value) => ({
    name: 'data attribute',
    body: times(
      4,
      (at) =>
        `<button class="btn" data-bs-toggle="modal" data-pid="${value.id()}">รายละเอียด ${at + 1}</button>`,
    ).join(''),
    kinds: ['national_id'],
  }),
  (value) => ({
    name: 'comment of a developer',
    body: `<p>ผลการค้นหา</p><!-- test: เลขบัตรประชาชน ${value.id()} รหัส 1234 ลบก่อนขึ้นจริง -->`,
    kinds: ['national_id'],
  }),
  (value) => ({
    name: 'alternative text of a scan',
    body: `<img src="/upload/2569/03/img_8821.jpg" alt="สำเนาบัตรประชาชน ${value.person()} ${grouped(value.id(), ID_GROUPS, ' ')}">`,
    kinds: ['national_id'],
  }),
  (value) => ({
    name: 'handler of a click',
    body: `<a href="#" onclick="showProfile({idCard:'${value.id()}',tab:2});return false;">ประวัติการรักษา</a>`,
    kinds: ['national_id'],
  }),
  (value) => ({
    name: 'options of a choice',
    body: `<label>เลือกผู้ป่วย</label><select name="cid">${times(6, () => `<option value="${value.id()}">${value.person()}</option>`).join('')}</select>`,
    kinds: ['national_id'],
  }),
  (value) => ({
    name: 'description for search engines',
    body: `<p>ประกาศ</p><meta name="description" content="ประกาศคำสั่งแต่งตั้ง ${value.person()} เลขประจำตัวประชาชน ${dashes(value.id())}">`,
    kinds: ['national_id'],
  }),
  (value) => ({
    name: 'user of the session',
    body: `<script>window.__INITIAL_STATE__ = {"auth":{"user":{"name":"${value.person()}","citizenId":"${value.id()}","roles":["student"]}},"locale":"th"};</script>`,
    kinds: ['national_id'],
  }),
  (value) => ({
    name: 'number in parts',
    body: `<p>เลขประจำตัวประชาชน: ${[...value.id()].map((digit) => `<span class="box">${digit}</span>`).join('')}</p>`,
    kinds: ['national_id'],
  }),
  (value) => {
    const id = dashes(value.id());
    return {
      name: 'part of a number in bold',
      body: `<p>หมายเลขบัตรประชาชน <b>${id.slice(0, 7)}</b>${id.slice(7)}</p>`,
      kinds: ['national_id'],
    };
  },
  (value) => ({
    name: 'tooltips',
    body: `<ul>${times(5, () => `<li title="เลขบัตร ${value.id()}">${value.person()}</li>`).join('')}</ul>`,
    kinds: ['national_id'],
  }),
  (value) => ({
    name: 'record of two columns',
    body: `<table><tr><td>ชื่อ-สกุล</td><td>${value.person()}</td></tr><tr><td>เลขประจำตัวประชาชน</td><td>${grouped(value.id(), ID_GROUPS, ' ')}</td></tr><tr><td>สถานะ</td><td>รอตรวจสอบ</td></tr></table>`,
    kinds: ['national_id'],
  }),
  (value) => ({
    name: 'filled form of an application',
    body: `<form><label>เลขบัตรประชาชน</label><input name="idno" value="${value.id()}"><label>ที่อยู่</label><textarea name="addr">${value.address()}</textarea></form>`,
    kinds: ['national_id'],
  }),
  (value) => ({
    name: 'text area of a report',
    body: `<textarea rows="9">${times(12, () => `${value.person()}\t${dashes(value.id())}\t${value.mobile()}`).join('\n')}</textarea>`,
    kinds: ['national_id', 'phone'],
  }),
  (value) => ({
    name: 'links of mail',
    body: times(13, (at) => `<a href="mailto:${value.mail()}">สมาชิกคนที่ ${at + 1}</a> `).join(''),
    kinds: ['email'],
  }),
  (value) => ({
    name: 'comment with recipients',
    body: `<p>แบบฟอร์มติดต่อ</p><!-- cc: ${times(12, value.mail).join(', ')} -->`,
    kinds: ['email'],
  }),
  (value) => ({
    name: 'passport in data',
    body: `<script type="application/json" id="traveller">{"traveller":{"fullName":"${value.latin()}","passportNumber":"${value.passport()}","seat":"14C"}}</script>`,
    kinds: ['passport'],
  }),
  (value) => ({
    name: 'layer that style sheets hide',
    body: `<div class="sr-only" style="position:absolute;left:-9999px">ผู้ยื่นคำขอ ${value.person()} เลขประจำตัวประชาชน ${value.id()}</div><p>คำขอของท่านอยู่ระหว่างพิจารณา</p>`,
    kinds: ['national_id'],
  }),
  (value) => ({
    name: 'text for browsers without scripts',
    body: `<noscript><table><tr><th>ชื่อ</th><th>เลขบัตรประชาชน</th></tr>${times(4, () => `<tr><td>${value.person()}</td><td>${dashes(value.id())}</td></tr>`).join('')}</table></noscript>`,
    kinds: ['national_id'],
  }),
  (value) => ({
    name: 'template of a program',
    body: `<template id="row"><p>เลขประจำตัวประชาชน ${dashes(value.id())}</p></template><p>ไม่พบข้อมูล</p>`,
    kinds: ['national_id'],
  }),
  (value) => ({
    name: 'escaped data in a program',
    body: `<script>var data = JSON.parse(${JSON.stringify(JSON.stringify(times(5, () => ({ name: value.person(), idcard: value.id() }))))});</script>`,
    kinds: ['national_id'],
  }),
  (value) => ({
    name: 'account in a popup',
    body: `<div class="modal fade" aria-hidden="true"><div class="modal-body"><p>ผู้รับเงิน: ${value.person()}</p><p>บัญชีธนาคาร${value.bank()} เลขที่ ${value.account()}</p></div></div>`,
    kinds: ['bank_account'],
  }),
  (value) => ({
    name: 'link that calls a person',
    body: `<p>ผู้ปกครอง ${value.person()} <a href="tel:${value.mobile()}">${grouped(value.mobile(), [3, 3, 4], '-')}</a></p>`,
    kinds: ['phone'],
  }),
];
