import { mount } from 'svelte'
import { parts } from './api/parts.svelte'
import App from './App.svelte'
import { installing } from './app/install.svelte'
import './style/index.css'

installing.listen()
parts.listen()
mount(App, { target: document.getElementById('app')! })

// Once the page is there: nothing waits for it, and without it there is only no sign while the server is away.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void navigator.serviceWorker.register('/service-worker.js').catch(() => {}))
