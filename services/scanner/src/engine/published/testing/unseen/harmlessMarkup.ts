import { times, type Random } from './random';
import { dashes, type Values } from './values';

type Make = (value: Values, random: Random) => { name: string; body: string };
const HEX = '0123456789abcdef';

/** What programs and forms of pages have in their source, and no person. */
export const HARMLESS_MARKUP: readonly Make[] = [
  () => ({
    name: 'form of a registration',
    body: '<form><label for="id">เลขประจำตัวประชาชน</label><input id="id" name="citizen_id" placeholder="1-2345-67890-12-3" pattern="\\d{13}"><label>วันเกิด</label><input type="date" name="dob"><label>เบอร์โทร</label><input type="tel" placeholder="081-234-5678"><input type="password" name="password" value=""></form>',
  }),
  (_value, random) => ({
    name: 'tokens of a form',
    body: `<form><input type="hidden" name="_token" value="${random.letters(40)}"><input type="hidden" name="timestamp" value="17720${random.digits(8)}"><input type="hidden" name="__VIEWSTATE" value="/wEPDwUK${random.letters(120)}=="></form>`,
  }),
  (_value, random) => ({
    name: 'settings of Firebase for browsers',
    body: `<script>firebase.initializeApp({apiKey:"${'AI'}${'zaSy'}${random.letters(33)}",authDomain:"srithara-web.firebaseapp.com",projectId:"srithara-web",messagingSenderId:"${random.digits(12)}",appId:"1:${random.digits(12)}:web:${random.letters(22, HEX)}"});</script>`,
  }),
  (_value, random) => ({
    name: 'keys for browsers',
    body: `<div class="g-recaptcha" data-sitekey="6Le${random.letters(37)}"></div><script>Stripe("${'pk'}_live_${random.letters(24)}");Sentry.init({dsn:"https://${random.letters(32, HEX)}@o${random.digits(6)}.ingest.sentry.io/${random.digits(16)}"});fbq('init','${random.digits(15)}');</script>`,
  }),
  (_value, random) => ({
    name: 'numbers of articles in data',
    body: `<script>window.feed=${JSON.stringify(times(25, (at) => ({ id: Number(`${random.between(1, 8)}${random.digits(12)}`), headline: `ข่าวที่ ${at}`, published: 1_772_000_000_000 + random.below(90_000_000) })))};</script>`,
  }),
  (_value, random) => ({
    name: 'pictures and their versions',
    body: times(
      20,
      (at) =>
        `<img src="/wp-content/uploads/2026/03/${random.between(1, 8)}${random.digits(12)}_n.jpg?ver=${1_772_000_000_000 + at * 977}" alt="ภาพกิจกรรม ${at}">`,
    ).join(''),
  }),
  (_value, random) => ({
    name: 'goods with numbers',
    body: times(
      20,
      (at) =>
        `<li class="product" data-product_id="${random.digits(5)}" data-product_sku="885${random.digits(10)}"><a href="/p/${at}">สินค้า ${at}</a><span class="price">฿${random.digits(3)}</span></li>`,
    ).join(''),
  }),
  (_value, random) => ({
    name: 'links with numbers',
    body: times(
      15,
      (at) =>
        `<a href="https://www.facebook.com/srithara/posts/${random.digits(15)}">โพสต์ ${at}</a> <a href="/news?id=${random.digits(5)}&amp;t=177200${random.digits(7)}">อ่าน</a>`,
    ).join(' '),
  }),
  (_value, random) => ({
    name: 'picture inside a page',
    body: `<img alt="ตรามหาวิทยาลัย" src="data:image/png;base64,iVBORw0KGgo${random.letters(600, 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/')}">`,
  }),
  (_value, random) => ({
    name: 'path of a drawing',
    body: `<svg viewBox="0 0 24 24"><path d="M${times(30, () => `${random.digits(2)}.${random.digits(13)} ${random.digits(2)}.${random.digits(12)}`).join('L')}z"/></svg>`,
  }),
  () => ({
    name: 'contact of the website',
    body: '<p>ติดต่อเรา โทร <a href="tel:+6654241900">0 5424 1900</a> มือถือ <a href="tel:0812345678">081-234-5678</a> อีเมล <a href="mailto:info@srithara.ac.th">info@srithara.ac.th</a></p>',
  }),
  (value) => ({
    name: 'addresses of roles',
    body: `<ul>${['info', 'admission', 'library', 'hr', 'it', 'finance', 'dpo', 'president', 'research', 'alumni', 'pr', 'dorm'].map((role) => `<li><a href="mailto:${role}@srithara.ac.th">${role}</a> ${value.office()}</li>`).join('')}</ul>`,
  }),
  (_value, random) => ({
    name: 'calendar',
    body: `<table><tr><th>วันที่</th><th>วันหยุด</th></tr>${times(14, () => `<tr><td>${random.between(1, 28)} เม.ย. 2569</td><td>วันหยุดราชการ</td></tr>`).join('')}</table>`,
  }),
  (_value, random) => ({
    name: 'points of a map in data',
    body: `<script>var stations=[${times(20, () => `{lat:13.${random.digits(13)},lng:100.${random.digits(13)},id:"ST${random.digits(4)}"}`).join(',')}];</script>`,
  }),
  (_value, random) => ({
    name: 'comments of a build',
    body: `<!-- Build: ${random.letters(40, HEX)} 20260304${random.digits(6)} --><!-- This page was cached at 177200${random.digits(7)} --><!--[if lt IE 9]><script src="html5shiv.js"></script><![endif]--><p>ยินดีต้อนรับ</p>`,
  }),
  (value) => ({
    name: 'masked values in data',
    body: `<script>var users=${JSON.stringify(times(14, () => ({ name: value.person(), citizenId: `${value.id().slice(0, 1)}xxxxxxxx${value.id().slice(9)}`, phone: `08x-xxx-${value.mobile().slice(6)}` })))};</script>`,
  }),
  (value) => ({
    name: 'checker of an id',
    body: `<script>function check(id){ if(id.length!==13) return false; for(var i=0,s=0;i<12;i++) s+=parseInt(id.charAt(i))*(13-i); return (11-s%11)%10===parseInt(id.charAt(12)); } /* เลขบัตรประชาชนทดสอบ ${dashes(value.wrongId())} */</script>`,
  }),
  (value) => ({
    name: 'team of a unit',
    body: times(
      12,
      (at) =>
        `<div class="team-member"><img src="/t/${at}.jpg" alt=""><h4>${value.person()}</h4><p>นักวิเคราะห์นโยบายและแผน</p><p>โทร 0 5424 1900 ต่อ ${1500 + at}</p><p>${value.login()}@srithara.ac.th</p></div>`,
    ).join(''),
  }),
  () => ({
    name: 'settings of a page',
    body: '<script>var cfg={"ajaxUrl":"/wp-admin/admin-ajax.php","nonce":"a81f0cc2d1","password":"","passwordPlaceholder":"รหัสผ่าน","login":{"username":"","token":null}};</script>',
  }),
  (_value, random) => ({
    name: 'price of gold over time',
    body: `<script>Highcharts.chart('c',{series:[{data:[${times(40, (at) => `[${1_771_000_000_000 + at * 86_400_000},${random.digits(5)}.${random.digits(2)}]`).join(',')}]}]});</script>`,
  }),
];
