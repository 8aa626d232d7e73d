import { mount } from 'svelte'
import App from './App.svelte'
import { offline } from './lib/offline.svelte'
import { router } from './lib/router.svelte'
import { settings } from './lib/settings.svelte'
import './styles/index.css'
import './pages/pages.css'

router.start()
// Nothing can be said before the words are here.
await settings.start()
mount(App, { target: document.getElementById('app')! })
if (import.meta.env.PROD) offline.start()
