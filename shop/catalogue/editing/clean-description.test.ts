import { expect, test } from 'vitest'
import { cleanDescription } from './clean-description.server.ts'

const clean = (html: string) => cleanDescription(html).productHtml

test('words, lists, tables and links stay; other headings become those of a description', () => {
  expect(clean('<h1>Care</h1><p>Wash <strong>cold</strong>.</p><ul><li>Cotton</li></ul>')).toBe(
    '<h3>Care</h3><p>Wash <strong>cold</strong>.</p><ul><li>Cotton</li></ul>',
  )
  expect(clean('<table><tr><th scope="row">Size</th><td colspan="2">M</td></tr></table>')).toBe(
    '<table><tr><th scope="row">Size</th><td colspan="2">M</td></tr></table>',
  )
  expect(clean('<a href="https://example.org/a?b=1&amp;c=2" target="_blank">More</a>')).toBe(
    '<a href="https://example.org/a?b=1&amp;c=2" rel="nofollow noopener">More</a>',
  )
})

test.each([
  ['<b>a</b><script>alert(1)</script>', '<b>a</b>'],
  ['<b>a</b><SCRIPT SRC=//evil.example/x.js></SCRIPT>', '<b>a</b>'],
  ['<b onclick="alert(1)" style="position:fixed" class="sr-only" id="content">a</b>', '<b>a</b>'],
  ['<img src=x onerror=alert(1)><b>a</b>', '<b>a</b>'],
  ['<svg onload=alert(1)><g/></svg><b>a</b>', '<b>a</b>'],
  ['<svg><style><img src=x onerror=alert(1)></style></svg><b>a</b>', '<b>a</b>'],
  [
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math><b>a</b>',
    '<b>a</b>',
  ],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe><b>a</b>', '<b>a</b>'],
  ['<object data="javascript:alert(1)"></object><embed src=x><b>a</b>', '<b>a</b>'],
  ['<a href="javascript:alert(1)"><b>a</b></a>', '<b>a</b>'],
  ['<a href="jAvA\tscript:alert(1)"><b>a</b></a>', '<b>a</b>'],
  ['<a href="&#106;avascript:alert(1)"><b>a</b></a>', '<b>a</b>'],
  ['<a href="data:text/html,<script>alert(1)</script>"><b>a</b></a>', '<b>a</b>'],
  ['<a href="//evil.example"><b>a</b></a>', '<b>a</b>'],
  ['<a href="/\\evil.example"><b>a</b></a>', '<b>a</b>'],
  ['<a name="content" id="content"><b>a</b></a>', '<b>a</b>'],
  ['<a href="/customer">a</a>', '<a href="/customer" rel="nofollow noopener">a</a>'],
  ['<form action="/api/users/signOut"><input name=a><button>b</button></form><b>a</b>', 'b<b>a</b>'],
  [
    '<style>*{display:none}</style><link rel=stylesheet href=//evil.example><meta http-equiv=refresh><base href=//evil.example><b>a</b>',
    '<b>a</b>',
  ],
  ['<b>a<!-- <script>alert(1)</script> --></b>', '<b>a</b>'],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript><b>a</b>', '<b>a</b>'],
  ['<<b>script>alert(1)<</b>/script>', '&lt;<b>script&gt;alert(1)&lt;</b>/script&gt;'],
  ['<b>&lt;script&gt;alert(1)&lt;/script&gt;</b>', '<b>&lt;script&gt;alert(1)&lt;/script&gt;</b>'],
  ['<template><script>alert(1)</script></template><b>a</b>', '<b>a</b>'],
  ['<details ontoggle=alert(1) open><summary>s</summary></details><b>a</b>', 's<b>a</b>'],
])('%s does no harm', (html, expected) => {
  const cleaned = clean(html)
  expect(cleaned).toBe(expected)
  expect(clean(cleaned ?? '')).toBe(cleaned)
})

test('the plain words have a line for each paragraph and entry, and their signs as they are read', () => {
  const { productDetails } = cleanDescription(
    '<h2>Care &amp; use</h2><p>Wash&nbsp;cold,<br>dry flat.</p><p> </p><ul><li>A &lt; B</li><li>C</li></ul>',
  )
  expect(productDetails).toBe('Care & use\n\nWash cold,\ndry flat.\n\n- A < B\n- C')
})

test('a text of only paragraphs needs no markup', () => {
  expect(cleanDescription('<div>One.</div><div>Two.</div>')).toEqual({
    productHtml: null,
    productDetails: 'One.\n\nTwo.',
  })
  expect(cleanDescription('<script>alert(1)</script>')).toEqual({ productHtml: null, productDetails: '' })
})
