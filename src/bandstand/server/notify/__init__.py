"""Telling people who are elsewhere that it is their turn: web push, webhooks, e-mail, calendar."""
