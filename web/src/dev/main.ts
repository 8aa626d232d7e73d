// Sheets to look at while drawing: dev.html?sheet=art|cards|table&theme=light&lang=de. Not part of the build.
import { mount } from 'svelte'
import { settings } from '../lib/settings.svelte'
import { inFull } from '../lib/speech.svelte'
import '../pages/pages.css'
import '../styles/index.css'
import Sheets from './Sheets.svelte'

const asked = new URLSearchParams(location.search)
await inFull(settings.start())
settings.choose({
  theme: asked.get('theme') === 'light' ? 'light' : 'dark',
  textSize: asked.has('large') ? 130 : 100,
  motion: asked.get('motion') === 'full' ? 'full' : 'none',
})
mount(Sheets, { target: document.getElementById('app')!, props: { asked } })
